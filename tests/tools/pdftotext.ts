import { spawnSync } from 'node:child_process'

/** Makes sure that poppler's `pdftotext` is there: the books' tests read what a reader would copy out of them. */
export function findOrInstallPdftotext(): void {
  if (isThere()) return
  console.log('No pdftotext found: installing it for the tests of brand books.')
  const tries: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'poppler-utils']],
    ['dnf', ['install', '-y', 'poppler-utils']],
    ['apk', ['add', 'poppler-utils']],
    ['brew', ['install', 'poppler']],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    if (isThere()) return
  }
  throw new Error('pdftotext could not be installed. Install poppler’s utilities.')
}

function isThere(): boolean {
  return spawnSync('pdftotext', ['-v']).status === 0
}
