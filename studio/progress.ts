/** Tells how far a long work is: a bar on a terminal, a line now and then elsewhere. */
export function progressOf(total: number, out: NodeJS.WriteStream = process.stdout): (name: string) => void {
  const started = Date.now();
  let done = 0;
  return (name) => {
    done += 1;
    const perOne = (Date.now() - started) / done;
    const left = `${Math.ceil((perOne * (total - done)) / 60_000)} min left`;
    if (out.isTTY) {
      const filled = Math.round((done / total) * 30);
      out.write(
        `\r\u001B[K[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total} ${left} ${name}${done === total ? '\n' : ''}`,
      );
    } else if (done % 25 === 0 || done === total) {
      out.write(`${done}/${total} ${left} (${Math.round(perOne)} ms each)\n`);
    }
  };
}
