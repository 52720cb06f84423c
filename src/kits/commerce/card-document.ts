import { keepInTab, readInTab } from '#engine/browser/tab-storage.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { type PlanChoice, planDialogs } from './plan-modal.ts'

/*
 * Cards are typed in a document in which no script of another company has run, because such a script can read whatever the
 * document shows. Chat, captcha and KakaoTalk load theirs once the user presses for them; a reload leaves them behind.
 */

const name = 'saegim-open-plans'

/** Whether a script of another site has been loaded into this document. Those of browser extensions are none. */
export function hasForeignScripts(): boolean {
  return [...document.scripts].some(
    ({ src }) => /^https?:/.test(src) && !src.startsWith(`${location.origin}/`),
  )
}

/** Whether this document shows inputs of a card. No script of another company is loaded meanwhile. */
export function isCardTyped(): boolean {
  return document.querySelector('[data-card-field]') !== null
}

/** Loads the page anew. The choice of a plan that is open is opened again. */
export async function openCardDocument(): Promise<void> {
  const open = planDialogs.get()
  if (open?.name === 'plans') keepInTab(name, JSON.stringify(open.payload))
  await flushDocuments()
  location.reload()
}

/** The choice of a plan that was open before the reload, once; null: none was. */
export function takePlanChoice(): PlanChoice | null {
  try {
    const text = readInTab(name)
    keepInTab(name, null)
    return text === null ? null : (JSON.parse(text) as PlanChoice)
  } catch {
    return null
  }
}
