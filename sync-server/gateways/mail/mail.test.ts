import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileMail } from './file-mail.ts'
import { type Mail, type Message, openMail } from './mail.ts'

const from = '새김 <no-reply@saegim.example>'
const message: Message = {
  to: 'hana@example.com',
  subject: '새김 인증 코드 048213',
  text: '아래 코드를 입력해 주세요.\n\n048213\n\n10분 동안 쓸 수 있어요.\n',
  html: '<p>아래 코드를 입력해 주세요.</p><p>048213</p>',
  id: 'job-17',
}
let dataDir: string
let mail: Mail | undefined
let server: SMTPServer | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-mail-'))
})

afterEach(async () => {
  mail?.close()
  const running = server
  server = undefined
  if (running) await new Promise<void>((resolve) => running.close(() => resolve()))
  rmSync(dataDir, { recursive: true })
})

test('a mail file is a complete message whose source contains the readable code', async () => {
  mail = openMail({ smtpUrl: null, mailFrom: from, dataDir }, pino({ level: 'silent' }))
  await mail.send(message)
  const [name = ''] = readdirSync(join(dataDir, 'mail'))
  const file = join(dataDir, 'mail', name)
  const source = readFileSync(file, 'utf8')
  expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}\.eml$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(source.match(/\b\d{6}\b/)?.[0]).toBe('048213')
  expect(checkMessage(source)).toEqual([])
})

test('the newest mail is the last by name, even when the clock goes back', async () => {
  const times = [2_000, 2_000, 1_000, 3_000]
  const files = openFileMail(dataDir, from, () => times.shift() ?? 0)
  mail = files
  for (const to of ['a', 'b', 'c', 'd']) await files.send({ ...message, to: `${to}@example.com` })
  const receivers = readdirSync(files.directory)
    .sort()
    .map((name) => /^To: (.)@/m.exec(readFileSync(join(files.directory, name), 'utf8'))?.[1])
  expect(receivers).toEqual(['a', 'b', 'c', 'd'])
})

test('mails that are older are deleted, and nothing else in the directory', async () => {
  let now = Date.parse('2026-11-23T00:00:00Z')
  const files = openFileMail(dataDir, from, () => now)
  await files.forget(30)
  await files.send(message)
  now += 20 * 86_400_000
  await files.send(message)
  writeFileSync(join(files.directory, 'notes.txt'), '')
  now += 15 * 86_400_000
  await files.forget(30)
  files.close()
  expect(readdirSync(files.directory).sort()).toEqual([
    expect.stringMatching(/^20261213T.*\.eml$/),
    'notes.txt',
  ])
})

test('a mail goes to the SMTP server with sender, receiver and both parts', async () => {
  const received: { source: string; to: string[]; from: string }[] = []
  const port = await listen((source, session) => received.push({ source, ...session }))
  mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: from, dataDir }, pino({ level: 'silent' }))
  await mail.send(message)
  await mail.send({ ...message, to: 'duri@example.com' })
  expect(received.map(({ to }) => to)).toEqual([['hana@example.com'], ['duri@example.com']])
  expect(received[0]?.from).toBe('no-reply@saegim.example')
  expect(checkMessage(received[0]?.source ?? '')).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
})

test('a line break in what people typed adds no header and no receiver', async () => {
  const received: { source: string; to: string[] }[] = []
  const port = await listen((source, { to }) => received.push({ source, to }))
  mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: from, dataDir }, pino({ level: 'silent' }))
  const added = '\r\nBcc: eve@example.com\r\nX-Added: yes\r\n\r\n.\r\nRCPT TO:<eve@example.com>\r\n'
  await mail.send({ ...message, subject: `온기${added}`, text: `온기${added}`, html: `<p>온기${added}</p>` })
  await mail.send({ ...message, subject: `Ongi${added}` })
  for (const { source, to } of received) {
    expect(to).toEqual(['hana@example.com'])
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(?:Bcc|X-Added):/im)
  }
  expect(received).toHaveLength(2)
  for (const to of ['hana@example.com\r\nRCPT TO:<eve@example.com>', 'hana@example.com, eve@example.com'])
    await mail.send({ ...message, to }).catch(() => {})
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
})

test('a mail that the server refuses, or without a server, rejects', async () => {
  const port = await listen(() => {}, 'no such mailbox')
  mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: from, dataDir }, pino({ level: 'silent' }))
  await expect(mail.send(message)).rejects.toThrow(/no such mailbox/)
  mail.close()
  mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: from, dataDir }, pino({ level: 'silent' }))
  await expect(mail.send(message)).rejects.toThrow()
})

async function listen(
  onMail: (source: string, session: { to: string[]; from: string }) => void,
  refusal?: string,
): Promise<number> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        onMail(Buffer.concat(chunks).toString('utf8'), {
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
        })
        done()
      })
    },
  })
  server = smtp
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return (smtp.server.address() as AddressInfo).port
}

/** The faults in the source of a mail: it needs ASCII headers and two readable alternatives. */
function checkMessage(source: string): string[] {
  const faults: string[] = []
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const headers = head.replace(/\r?\n[ \t]+/g, ' ')
  if (/[^\t\r\n\x20-\x7e]/.test(source)) faults.push('not ASCII')
  if (!/^Message-ID: <job-17@saegim\.example>$/im.test(headers)) faults.push('Message-ID')
  if (!/^Date: \w{3}, \d\d \w{3} \d{4}/m.test(headers)) faults.push('Date')
  if (!/^From: =\?UTF-8\?.+\?= <no-reply@saegim\.example>$/im.test(headers)) faults.push('From')
  const boundary = /multipart\/alternative;\s*boundary="([^"]+)"/.exec(headers)?.[1]
  if (boundary === undefined) return [...faults, 'boundary']
  const parts = rest.join('\n\n').split(`--${boundary}`)
  if (parts.length !== 4 || !parts[3]?.startsWith('--')) faults.push('parts')
  if (!decode(parts[1] ?? '').includes('10분 동안 쓸 수 있어요.')) faults.push('text')
  if (!decode(parts[2] ?? '').includes('<p>아래 코드를 입력해 주세요.</p>')) faults.push('html')
  return faults
}

function decode(quotedPrintable: string): string {
  const bytes = quotedPrintable.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1')
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))
}
