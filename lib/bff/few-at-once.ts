import 'server-only';

/** Calls to a legacy server at the same time. */
const FEW = 4;

/** Results of `work` for each input in order, a few at a time, to spare the server. */
export async function fewAtOnce<Input, Output>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const found: Output[] = [];
  for (let from = 0; from < inputs.length; from += FEW)
    found.push(...(await Promise.all(inputs.slice(from, from + FEW).map(work))));
  return found;
}
