import { z } from 'zod'
import { email } from '#contract/shapes/basic.ts'
import { cutText } from '#model/text/cut-text.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import type { SnsPerson } from './sign-in.ts'

/** An optional text of a provider's answer: null where it is missing or invalid. Only the id is required. */
export const optionalText = z.string().trim().min(1).max(2_000).nullish().catch(null)

const longestName = 40

export function toPerson(said: {
  readonly subject: string
  readonly email?: string | null | undefined
  readonly emailVerified: boolean
  readonly name?: string | null | undefined
  readonly image?: string | null | undefined
}): SnsPerson {
  const address = email.safeParse(said.email).data ?? null
  return {
    subject: said.subject,
    email: address,
    emailVerified: address !== null && said.emailVerified,
    name: said.name ? cutText(said.name, longestName) : null,
    image: pictureOf(said.image),
  }
}

/** Some providers give http addresses for pictures that they serve by https as well. */
export function pictureOf(image: string | null | undefined): string | null {
  if (!image || !URL.canParse(image)) return null
  const url = new URL(image)
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) url.protocol = 'https:'
  return url.href
}
