import type { AiEvents } from '#contract/ai.ts'
import type { AiDraft } from '#contract/shapes/ai.ts'
import { withoutUnseen } from '#model/files/without-unseen.ts'
import type { Chat, ChatMessage, ChatUsage } from '#server/gateways/ai/ai.ts'
import { askForm } from '#server/gateways/ai/ask-form.ts'
import { Refusal } from '#server/http/refusal.ts'
import { DraftParts } from './draft-parts.ts'
import { type DraftRules, keepRight } from './guards/check-draft.ts'
import { closingLine, commonBlock } from './jobs/common.ts'
import { draftOf, type TextJob } from './jobs/text-job.ts'
import { cleanData, dataBlock, textOfData } from './prompts/brand-data.ts'
import { hidePersonalData, restorePersonalData } from './prompts/personal-data.ts'

export interface WriteListener {
  readonly signal: AbortSignal
  part(part: AiEvents['part']): void
  restart(): void
  used(usage: ChatUsage): void
}

export interface Written {
  readonly drafts: readonly AiDraft[]
  readonly source: 'AI' | 'RULES'
}

/** How often the model is asked, each time with one repair. */
const rounds = 2

/**
 * Has the model write, and keeps what is right. Where nothing is, even the second time, our rules write instead. Rejects like
 * `Chat.ask`, with AI_BAD_ANSWER where they have no rule for it.
 */
export async function writeText(job: TextJob, chat: Chat, listener: WriteListener): Promise<Written> {
  const data = cleanData(job.data)
  const system = `${commonBlock(job.language)}\n\n${job.instructions}`
  const messages: readonly ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: `${dataBlock(data)}\n${closingLine}` },
  ]
  const rules: DraftRules = { ...job, source: `${textOfData(data)}\n${job.ownText}`, prompt: system }
  for (let round = 1; round <= rounds; round += 1) {
    const drafts = await draftsOf(job, chat, messages, listener)
    const kept = keepRight((drafts ?? []).map(tidied), rules)
    if (kept.length > 0) return { drafts: kept, source: 'AI' }
    listener.restart()
    // What cannot be read after a repair is not asked for again.
    if (drafts === null) break
  }
  const byRules = job.byRules?.().filter(({ text }) => text !== '') ?? []
  if (byRules.length === 0) throw new Refusal('AI_BAD_ANSWER')
  return { drafts: byRules, source: 'RULES' }
}

/** null: an answer of another form. */
async function draftsOf(
  job: TextJob,
  chat: Chat,
  messages: readonly ChatMessage[],
  listener: WriteListener,
): Promise<readonly AiDraft[] | null> {
  const { form, maxTokens, temperature } = job
  const request = { messages, maxTokens, temperature }
  const { signal, used } = listener
  if (form === null) {
    const part = (text: string) => listener.part({ at: 0, of: 'text', text })
    const text = await chat.ask({ ...request, form }, { signal, used, part })
    return [draftOf(restorePersonalData(bare(text), hidePersonalData(job.ownText).hidden))]
  }
  let parts = new DraftParts(listener.part)
  try {
    const answer = await askForm(chat, request, form, {
      signal,
      used,
      part: (text) => parts.feed(text),
      restart() {
        parts = new DraftParts(listener.part)
        listener.restart()
      },
    })
    return answer.drafts.map((draft) => draftOf(draft.text ?? '', draft))
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'AI_BAD_ANSWER') return null
    throw cause
  }
}

/** A text without the fence or the quotation marks that a model puts around all of it. */
function bare(text: string): string {
  const inner = /^```\w*\n([\s\S]*?)\n```$/.exec(text.trim())?.[1] ?? text.trim()
  return /^["“「]([^"“”「」]*)["”」]$/.exec(inner)?.[1] ?? inner
}

function tidied({ text, title, action, key }: AiDraft): AiDraft {
  const tidy = (part: string) => part.normalize('NFC').split('\n').map(withoutUnseen).join('\n').trim()
  return { text: tidy(text), title: title && tidy(title), action: action && tidy(action), key }
}
