/** A line for whoever started the server. */
export const say = (line: string) => process.stdout.write(`${line}\n`);
