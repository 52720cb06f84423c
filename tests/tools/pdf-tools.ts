import { spawnSync } from 'node:child_process'

/** What the tests of brand books read PDFs with, the package that each is in, and how it is asked for its version. */
const tools = [
  { command: 'pdftotext', name: 'poppler-utils', brew: 'poppler', version: '-v' },
  { command: 'qpdf', name: 'qpdf', brew: 'qpdf', version: '--version' },
] as const

/** Makes sure that the tools are there by which the books' tests read what a reader would see of them. */
export function findOrInstallPdfTools(): void {
  const missing = tools.filter((tool) => !isThere(tool))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name)
  console.log(`No ${names.join(', ')} found: installing for the tests of brand books.`)
  const tries: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', ...names]],
    ['dnf', ['install', '-y', ...names]],
    ['apk', ['add', ...names]],
    ['brew', ['install', ...missing.map(({ brew }) => brew)]],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    if (missing.every(isThere)) return
  }
  throw new Error(`${names.join(', ')} could not be installed.`)
}

function isThere({ command, version }: (typeof tools)[number]): boolean {
  return spawnSync(command, [version]).status === 0
}
