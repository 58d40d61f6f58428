import { type Call, CallError, type CallOptions } from '@haesol/remote/http';
import { type Check, type CheckResult, toInput } from './checkRules.ts';

/** Returns true if an answer failed the validation by its schema. */
const isShapeFault = ({ cause }: CallError) => typeof cause === 'object' && cause !== null && 'issues' in cause;

/** Calls one endpoint and measures the time. @param clock milliseconds */
export async function runCheck(
  call: Call,
  check: Check,
  clock: () => number,
  { signal }: CallOptions = {},
): Promise<CheckResult> {
  let startedAt = clock();
  try {
    const list = check.from && (await call(check.from.list, {}, { signal }));
    const input = toInput(check, list);
    if (input === undefined) return { state: 'skipped', code: '', ms: 0 };
    startedAt = clock();
    await call(check.endpoint, input, { signal });
    const isExpected = check.code === undefined;
    return { state: isExpected ? 'ok' : 'failed', code: '200', ms: clock() - startedAt };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const ms = clock() - startedAt;
    if (error.code === check.code) return { state: 'ok', code: error.code, ms };
    return isShapeFault(error) ? { state: 'shape', code: '200', ms } : { state: 'failed', code: error.code, ms };
  }
}
