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
