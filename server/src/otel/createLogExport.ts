import { trace } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  ATTR_EXCEPTION_MESSAGE,
  ATTR_EXCEPTION_STACKTRACE,
  ATTR_EXCEPTION_TYPE,
} from '@opentelemetry/semantic-conventions';
import type { ExportParts, LogOptions } from './otelType.ts';

/** Line of pino. */
interface LogLine {
  readonly level: number;
  /** Milliseconds. */
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
}

const severityTexts = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];

/** Converts the fields of a line that have a place in a record; the others are attributes. */
function toRecord(line: string) {
  // The stream has this one writer.
  const read = JSON.parse(line) as LogLine & Readonly<Record<string, unknown>>;
  const { level, time, msg, err, pid: _pid, hostname: _host, trace_id: _trace, span_id: _span, ...attributes } = read;
  // pino counts by tens from 10, OpenTelemetry by fours from 1.
  const step = level / 10 - 1;
  return {
    timestamp: time,
    severityNumber: step * 4 + 1,
    severityText: severityTexts[step] ?? '',
    body: msg ?? '',
    attributes: {
      ...attributes,
      ...(err && {
        [ATTR_EXCEPTION_TYPE]: err.type,
        [ATTR_EXCEPTION_MESSAGE]: err.message,
        [ATTR_EXCEPTION_STACKTRACE]: err.stack,
      }),
    },
  };
}

/** Creates the logger's options that add the trace to each line, and send the line as it is written to stderr. */
export function createLogExport({ target, resource }: ExportParts): LogOptions & { stop(): Promise<void> } {
  const processors = [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(target) })];
  const provider = new LoggerProvider({ resource, processors });
  const logger = provider.getLogger('haesol');
  return {
    mixin() {
      const span = trace.getActiveSpan()?.spanContext();
      return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
    },
    stream: {
      write(line) {
        process.stderr.write(line);
        // The record has the span that is active now.
        logger.emit(toRecord(line));
      },
    },
    stop: () => provider.shutdown(),
  };
}
