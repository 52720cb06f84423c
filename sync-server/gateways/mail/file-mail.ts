import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

export interface FileMail extends Mail {
  readonly directory: string
}

/**
 * Writes each mail to a file. Names sort by time (20261121T034731123Z-000001.eml) and never go back, even if the clock
 * does.
 */
export function openFileMail(dataDir: string, from: string, now: () => number = Date.now): FileMail {
  const directory = join(dataDir, 'mail')
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  let latest = 0
  let count = 0

  function nextName() {
    latest = Math.max(latest, now())
    count += 1
    const time = new Date(latest).toISOString().replace(/[-:.]/g, '')
    return `${time}-${String(count).padStart(6, '0')}.eml`
  }

  return {
    directory,
    async send(message) {
      const { message: source } = await transport.sendMail(compose(message, from))
      if (!Buffer.isBuffer(source)) throw new TypeError('The mail was composed as a stream.')
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, nextName())
      // Written aside and renamed, so that a reader of the newest *.eml never sees a partial file.
      await writeFile(`${file}.part`, source, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async forget(days) {
      const oldest = new Date(now() - days * 86_400_000).toISOString().replace(/[-:.]/g, '')
      for (const name of await namesIn(directory))
        if (/^\d{8}T.*\.eml(\.part)?$/.test(name) && name < oldest)
          await rm(join(directory, name), { force: true })
    },
    close: () => transport.close(),
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}
