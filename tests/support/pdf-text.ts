import { execFileSync } from 'node:child_process'

/** What a reader would copy out of a book, without white space: that says nothing about what was written. */
export function textOfPdf(path: string): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' }).replace(/\s/g, '')
}

/** The same line by line, as it is on the sheet: what is beside something follows it. */
export function linesOfPdf(path: string): string {
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-layout', path, '-'], { encoding: 'utf8' }).replace(
    /\s/g,
    '',
  )
}

export function pagesOfPdf(path: string): number {
  return Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1])
}

/** The boxes of the first page of a PDF, in points: left, bottom, right, top. */
export function boxesOfPdf(path: string): Readonly<Record<string, readonly number[]>> {
  const told = execFileSync('pdfinfo', ['-box', path], { encoding: 'utf8' })
  return Object.fromEntries(
    [...told.matchAll(/^(\w+Box):\s+(.+)$/gm)].map(([, name = '', sides = '']) => [
      name,
      sides.trim().split(/\s+/).map(Number),
    ]),
  )
}
