/** An exported function, component or screen of a source file. */
export interface ExportedFunction {
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

const declaration = /^export (?:default )?(?:async )?function\*? (\w+)/;
/** `(list).map((entry) =>` is a value: no parameter list ends with `).`. */
const arrow =
  /^export const (\w+)(?:: [^=]+(?:=>[^=]+)*)? = (?:async )?(?:<.*>)?(?:\([^)]*$|\((?:(?!\)\.).)*\)(?:: .+)? =>|\w+ =>)/;

/** Lists the functions that a file exports, by the way the formatter writes them. */
export function listExportedFunctions(source: string): ExportedFunction[] {
  return source.split('\n').flatMap((text, index) => {
    const name = (declaration.exec(text) ?? arrow.exec(text))?.[1];
    return name === undefined ? [] : [{ name, line: index + 1 }];
  });
}
