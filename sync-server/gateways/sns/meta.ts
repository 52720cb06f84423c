import { z } from 'zod'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PictureRules } from '../fetch-picture.ts'
import type { OutsideAnswer } from '../outside.ts'
import { readJson, safeWord } from '../sign-in/provider-answers.ts'
import type { SnsToken } from './sns.ts'

/** 190: the token has ended or was withdrawn; 10 and 200 to 299: the permission was. */
export function isWithdrawn(answer: OutsideAnswer): boolean {
  const code = errorCodeOf(readJson(answer.text))
  return typeof code === 'number' && (code === 190 || code === 10 || (code >= 200 && code <= 299))
}

/** Meta wraps its error in an object, Instagram names it otherwise; this turns either into the `error` string of OAuth. */
export function unwrapError(answer: OutsideAnswer): OutsideAnswer {
  const said = readJson(answer.text)
  const code = errorCodeOf(said) ?? (said.error_type === undefined ? undefined : said.code)
  return code === undefined ? answer : { ...answer, text: JSON.stringify({ error: safeWord(code) }) }
}

/** For the log: `400 190`. */
export function wordOfAnswer({ status, text }: OutsideAnswer): string {
  return `${status} ${safeWord(errorCodeOf(readJson(text)))}`
}

function errorCodeOf({ error }: Readonly<Record<string, unknown>>): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
}

const longLived = z.object({
  access_token: z.string().min(1).max(4_000),
  expires_in: z.unknown().optional(),
})

/** The long-lived token of an answer; null where it has none. */
export function readToken({ status, text }: OutsideAnswer): SnsToken | null {
  const { data } = longLived.safeParse(readJson(text))
  if (status !== 200 || !data) return null
  return { token: data.access_token, expiresAt: endOf(data.expires_in) }
}

/** By its seconds, which some answers have as text; null where they make no sense. */
function endOf(seconds: unknown): Date | null {
  const left = typeof seconds === 'string' ? Number(seconds) : seconds
  return typeof left === 'number' && left > 0 && left < 1e9 ? new Date(Date.now() + left * 1000) : null
}

/** Our refusals with words about connecting an account instead of logging in. */
export async function inOwnWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const { code, retryAfterSeconds } = cause
    const wordsOf = code === 'SNS_EXCHANGE_FAILED' ? 'SNS_CONNECT_FAILED' : code
    throw new Refusal(code, { wordsOf, retryAfterSeconds, cause })
  }
}

/** Meta serves pictures from many hosts of these domains. */
const pictureHosts = /(?:^|\.)(?:fbcdn\.net|cdninstagram\.com)$|^platform-lookaside\.fbsbx\.com$/

export function pictureOriginOf(apiUrl: string): PictureRules['origin'] {
  const { hostname, origin } = new URL(apiUrl)
  if (isThisMachine(hostname)) return origin
  return (url) => url.protocol === 'https:' && pictureHosts.test(url.hostname)
}
