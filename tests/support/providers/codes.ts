import { createHash, randomUUID } from 'node:crypto'

interface Given {
  readonly redirectUri: string
  readonly challenge: string | null
  readonly nonce: string | null
}

/** Codes that work once, for the address and the verifier that they were asked with. */
export function createCodes() {
  const codes = new Map<string, Given>()
  return {
    /** The redirect address. `refused`: the error when the person declines. */
    leadBack(asked: URLSearchParams, refused: Readonly<Record<string, string>> | null, end = ''): string {
      const back = new URL(asked.get('redirect_uri') ?? '')
      if (refused) for (const [name, value] of Object.entries(refused)) back.searchParams.set(name, value)
      else {
        const code = randomUUID()
        codes.set(code, {
          redirectUri: back.href,
          challenge: asked.get('code_challenge'),
          nonce: asked.get('nonce'),
        })
        back.searchParams.set('code', code)
      }
      back.searchParams.set('state', asked.get('state') ?? '')
      return `${back.href}${end}`
    },

    /** null: it is not good, or was used. */
    take(form: URLSearchParams): Given | null {
      const code = form.get('code') ?? ''
      const given = codes.get(code)
      codes.delete(code)
      if (!given || form.get('redirect_uri') !== given.redirectUri) return null
      const verifier = form.get('code_verifier') ?? ''
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return given.challenge === null || given.challenge === challenge ? given : null
    },
  }
}
