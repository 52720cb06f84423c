import { randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, rmdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'
import { WebSocket } from 'ws'
import { readBrand } from '#contract/brand.ts'
import { headers } from '#contract/errors.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { closeCode, subprotocol, syncPath } from '#model/sync/protocol.ts'
import type { Environment } from '../environment/environment.ts'
import { isPublic } from '../environment/this-machine.ts'
import { connectionTo } from '../gateways/mail/smtp-mail.ts'
import { openStorage, readStored } from '../gateways/storage/storage.ts'
import { bad, type Finding, note, ok, reasonOf } from './finding.ts'

const patienceMs = 5_000
const gigabyte = 1024 ** 3
/** An id that no brand has: who is let in gets "not found", who is not gets "unauthorized". */
const noBrand = 999_999_999

export async function checkRedis({ redisUrl }: Environment): Promise<Finding> {
  const about = 'redis'
  if (redisUrl === null) return ok(about, 'REDIS_URL is not set: this is the only node.')
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let why: unknown = null
  redis.on('error', (error) => {
    why = error
  })
  try {
    await redis.connect()
    await redis.ping()
    return ok(about, 'it answers.')
  } catch (error) {
    return bad(about, `it cannot be reached: ${reasonOf(why ?? error)}. Nodes would not hear of each other.`)
  } finally {
    redis.disconnect()
  }
}

/** Writes a file, reads it back and deletes it. */
export async function checkStorage(environment: Environment): Promise<Finding[]> {
  const about = 'files'
  const { s3, dataDir } = environment
  const target = s3 === null ? `${dataDir}/files` : `bucket ${s3.bucket}`
  if (s3 === null && !existsSync(dataDir)) return [await checkDirectoryFor(dataDir)]
  const storage = openStorage(environment)
  const key = `doctor/${randomBytes(8).toString('hex')}`
  const bytes = randomBytes(64)
  try {
    await storage.put(key, bytes, { type: 'application/octet-stream' })
    const back = await readStored(storage, key)
    await storage.delete(key)
    if (!back?.equals(bytes)) return [bad(about, `${target} gives back something else than was put there.`)]
  } catch (error) {
    return [bad(about, `nothing can be put into ${target}: ${reasonOf(error)}.`)]
  } finally {
    // Removes the directories if they are empty: they would belong to the user who ran the doctor.
    for (const made of ['files/doctor', 'files']) await rmdir(join(dataDir, made)).catch(() => {})
  }
  const found = [ok(about, `${target} takes files and gives them back.`)]
  return s3 === null ? [...found, await checkSpace(dataDir)] : found
}

/** For a data directory in which no server was started yet. */
async function checkDirectoryFor(dataDir: string): Promise<Finding> {
  let above = dirname(dataDir)
  while (!existsSync(above)) above = dirname(above)
  return access(above, constants.W_OK).then(
    () => note('files', `DATA_DIR ${dataDir} is made at the first start.`),
    (error) => bad('files', `DATA_DIR ${dataDir} cannot be made: ${reasonOf(error)}.`),
  )
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / gigabyte
  const words = `${free.toFixed(1)} GB are free for DATA_DIR`
  if (free < 0.2) return bad('disk', `${words}: nothing more can be stored soon.`)
  return free < 2 ? note('disk', `${words}.`) : ok('disk', `${words}.`)
}

export async function checkMail(environment: Environment): Promise<Finding> {
  const about = 'mail'
  const { smtpUrl, mailFrom } = environment
  if (smtpUrl === null) {
    const words = 'SMTP_URL is not set: mails are written to DATA_DIR/mail and are not sent.'
    return isPublic(environment) ? bad(about, `${words} Sign-up would fail.`) : note(about, words)
  }
  if (isPublic(environment) && /@localhost>?$/.test(mailFrom.trim()))
    return bad(about, `MAIL_FROM ${mailFrom} is no address that other servers take mail from.`)
  const transport = createTransport({
    ...connectionTo(smtpUrl),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    await transport.verify()
    return ok(about, `${new URL(smtpUrl).host} takes our mail.`)
  } catch (error) {
    return bad(about, `${new URL(smtpUrl).host} takes no mail from us: ${reasonOf(error)}.`)
  } finally {
    transport.close()
  }
}

/** Whether API_URL answers, and accepts what the write-back sends. */
export async function checkApi({ apiUrl, apiToken }: Environment): Promise<Finding[]> {
  if (apiUrl === null) return []
  const about = 'REST API'
  try {
    const answer = await fetch(`${apiUrl}${readBrand.path}`, {
      redirect: 'manual',
      headers: { authorization: `Bearer ${apiToken}`, [headers.brand]: String(noBrand) },
      signal: AbortSignal.timeout(patienceMs),
    })
    const said: unknown = await answer.json().catch(() => null)
    const code = typeof said === 'object' && said !== null ? Reflect.get(said, 'code') : null
    if (code === 'NOT_FOUND') return [ok(about, `${apiUrl} lets the write-back in.`)]
    return answer.status === 401
      ? [
          bad(
            about,
            `${apiUrl} does not take our credential: set API_TOKEN to its SERVICE_TOKEN, and name this machine in its SERVICE_ADDRESSES.`,
          ),
        ]
      : [bad(about, `${apiUrl} answers ${answer.status}, not as the REST API of Saegim does.`)]
  } catch (error) {
    return [bad(about, `${apiUrl} cannot be reached: ${reasonOf(error)}.`)]
  }
}

/** Calls and sync through PUBLIC_URL, as people reach it, where a server is running behind it. */
export async function checkPublicAccess({ publicUrl }: Environment): Promise<Finding[]> {
  const about = 'way in'
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok || (await answer.text()).trim() !== 'ok')
      return [bad(about, `${publicUrl} is answered by something else than Saegim (${answer.status}).`)]
  } catch (error) {
    return [note(about, `no server answers at ${publicUrl} now: ${reasonOf(error)}.`)]
  }
  const code = await closeCodeOf(`${publicUrl.replace(/^http/, 'ws')}${syncPath(noBrand, mainDocument)}`)
  return code === closeCode.unauthorized
    ? [ok(about, `${publicUrl} leads here, for calls and for sync.`)]
    : [
        bad(
          about,
          `${publicUrl} leads here for calls, but not for websockets (${code}): the proxy has to pass upgrades on.`,
        ),
      ]
}

function closeCodeOf(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, [subprotocol], { handshakeTimeout: patienceMs })
    socket.on('error', (error) => resolve(reasonOf(error)))
    socket.on('close', resolve)
  })
}
