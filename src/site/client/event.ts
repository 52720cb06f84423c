import type { AnswerOf } from '#contract/call.ts'
import type { listApplications } from '#contract/campaign.ts'
import { dateWords } from '#model/time/date-words.ts'
import { readStored } from './storage.ts'

/** Shows an account that is signed in and has applied that their application is there, instead of the way to apply. */
const state = document.querySelector<HTMLElement>('[data-part=state]')
const applied = document.querySelector<HTMLElement>('[data-part=applied]')
const address = '/api/v1/quest/small-business/mine'

if (state && applied && readStored('saegim-session') !== null) void showOwn(state, applied)

async function showOwn(state: HTMLElement, applied: HTMLElement): Promise<void> {
  const own = (await readOwn()).find(({ campaign }) => campaign === applied.dataset.campaign)
  if (!own) return
  const isOpen = own.status === 'RECEIVED' || own.status === 'REVIEWING'
  for (const part of applied.querySelectorAll<HTMLElement>('[data-status]'))
    part.hidden = (part.dataset.status === 'open') !== isOpen
  for (const part of applied.querySelectorAll('[data-fill=day]'))
    part.textContent = dateWords(document.documentElement.lang, own.dueOn, 'longDay', 'UTC')
  state.hidden = true
  applied.hidden = false
}

/** Signed in by the cookie of the app; none where that is over or the network is away. */
async function readOwn(): Promise<AnswerOf<typeof listApplications>['_embedded']['applications']> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return []
    return ((await answer.json()) as AnswerOf<typeof listApplications>)._embedded.applications
  } catch {
    return []
  }
}
