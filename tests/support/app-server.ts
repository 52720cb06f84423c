import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The whole product as its own process, on a free port over a data directory of its own. */
export interface AppServer {
  readonly url: string
  readonly dataDir: string
  /** Kills the process, as a power cut would. The database's own process stays and is adopted again. */
  kill(): Promise<void>
  /** After `kill` or `stop`, on the same port and data. */
  start(): Promise<void>
  stop(): Promise<void>
  /** The six digits of the newest mail to an address. */
  mailedCode(email: string): string
  /** What the newest mail to an address says; null while there is none. */
  mailed(email: string): string | null
  /** Stops everything and removes the data. */
  remove(): Promise<void>
}

let servers = 0

/** Processes of the server that this process started. */
export const countServers = (): number => servers

export async function startAppServer(variables: Record<string, string> = {}): Promise<AppServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-app-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let running: ChildProcess | null = null

  const start = async () => {
    running = spawn(process.execPath, ['sync-server/start.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        // Passes of the write-back that fail are warnings.
        LOG_LEVEL: 'warn',
        MAIL_CODES_PER_HOUR: '10000',
        LOGIN_ATTEMPTS_PER_MINUTE: '10000',
        HTTP_REQUESTS_PER_MINUTE: '100000',
        // Servers of tests share their processor with browsers and other tests.
        HTTP_LOOP_DELAY_MS: '0',
        CARD_TRIES_PER_HOUR: '10000',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    servers += 1
    await said(running, 'Saegim is ready')
  }
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }

  await start()
  return {
    url,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    ...mailsIn(dataDir),
    remove: async () => {
      if (!running) await start()
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What was mailed, read from where it is written without a mail server. */
export function mailsIn(dataDir: string): Pick<AppServer, 'mailedCode' | 'mailed'> {
  const folder = join(dataDir, 'mail')
  return {
    mailedCode: (email) => codeOf(folder, email),
    mailed: (email) => newestTo(folder, email),
  }
}

function codeOf(folder: string, email: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(newestTo(folder, email) ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

function newestTo(folder: string, email: string): string | null {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const mail = mails.find((text) => new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'm').test(text))
  return mail === undefined ? null : plainText(mail)
}

/** The text part of a mail, whatever its transfer encoding. */
function plainText(mail: string): string {
  const [, head = '', body = ''] =
    /Content-Type: text\/plain[^\r\n]*\r?\n((?:[^\r\n]+\r?\n)*)\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(mail) ?? []
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

export function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((ready, failed) => {
    let heard = ''
    child.stdout?.on('data', (data: Buffer) => {
      heard += data.toString()
      if (heard.includes(words)) ready()
    })
    child.once('exit', (code) =>
      failed(new Error(`the server ended with ${code} before it was ready:\n${heard}`)),
    )
  })
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => found(port))
    })
  })
}
