import { z } from 'zod'
import type { PapagoKeys } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { openOutside } from '../outside.ts'
import type { Papago } from './ai.ts'
import { parsed } from './chat-shapes.ts'

const answerShape = z.object({
  message: z.object({ result: z.object({ translatedText: z.string().min(1).max(20_000) }) }),
})

/** Papago NMT of NAVER Cloud. It guesses the language of the text where that is not named. */
export function openPapago({ keyId, key, baseUrl }: PapagoKeys, log: Logger): Papago {
  const outside = openOutside({ provider: 'papago', log })
  const url = new URL(`${baseUrl}/nmt/v1/translation`)
  const headers = {
    'x-ncp-apigw-api-key-id': keyId,
    'x-ncp-apigw-api-key': key,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return {
    async translate(text, target, source) {
      const body = new URLSearchParams({ source: source ?? 'auto', target, text }).toString()
      const answer = await outside(url, headers, { method: 'POST', body })
      const read = answerShape.safeParse(parsed(answer.text))
      if (answer.status !== 200 || !read.success)
        throw new Refusal('PROVIDER_DOWN', { cause: new Error(`Papago answered ${answer.status}.`) })
      return read.data.message.result.translatedText
    },
  }
}
