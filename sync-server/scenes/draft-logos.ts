import { createHash } from 'node:crypto'
import type { DraftForm } from '#model/draft-logo/draft-forms.ts'
import type { DressLogo } from '#scene/dress/dress.ts'
import { partsOf } from '#scene/dress/logo-forms.ts'
import { designProcess, Undrawable } from '#server/drawings/draw-apart.ts'
import type { StoredState } from './design-works.ts'
import { measureStored, tonesOf } from './measure-stored.ts'

interface StoredLogos {
  readonly logos: readonly DressLogo[]
  /** Data URLs by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

/** Some 100 kB each. */
const mostKnown = 64
/** By a digest of the guide. The least recently used are forgotten. */
const known = new Map<string, Promise<StoredLogos>>()

/** As `drawDraftLogos`, once for all designs of a brand: what cannot be drawn of a guide cannot be drawn again either. */
export function readDraftLogos(stored: StoredState, owner: string): Promise<StoredLogos> {
  const key = digestOf(stored, owner)
  const logos = known.get(key) ?? drawDraftLogos(stored, owner)
  known.delete(key)
  known.set(key, logos)
  logos.catch((cause) => {
    if (!(cause instanceof Undrawable) && known.get(key) === logos) known.delete(key)
  })
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return logos
}

function digestOf({ snapshot, tail }: StoredState, owner: string): string {
  const hash = createHash('sha256').update(owner)
  for (const bytes of [snapshot ?? new Uint8Array(), ...tail]) hash.update(`${bytes.length} `).update(bytes)
  return hash.digest('base64')
}

/**
 * The logo that a stored guide has in the logo maker, in the forms and tones that devices draw of it. Rejects where it cannot be
 * drawn. `owner`: as for `designProcess`.
 */
async function drawDraftLogos(stored: StoredState, owner: string): Promise<StoredLogos> {
  const addresses = new Map<string, string>()
  const logos: DressLogo[] = []
  for (const form of await designProcess.run(owner, 'read draft logo', stored)) {
    const { address, luminance, ...measured } = await measureStored(Buffer.from(form.colour), owner)
    const add = (tone: DressLogo['tone'], url: string, light: number, parts?: readonly number[]) => {
      const key = `draft ${form.form} ${tone}`
      logos.push({ ...measured, key, form: form.form, tone, luminance: light, ...(parts && { parts }) })
      addresses.set(key, url)
    }
    add('colour', address, luminance, partsOf(form.fills))
    for (const tone of await tonesIn(form, owner)) add(tone.tone, tone.address, tone.tone === 'light' ? 1 : 0)
  }
  return { logos, addresses }
}

async function tonesIn({ colour, inks }: DraftForm, owner: string): ReturnType<typeof tonesOf> {
  if (!inks) return tonesOf(Buffer.from(colour), owner)
  return [
    { tone: 'dark', address: svgAddress(inks.dark) },
    { tone: 'light', address: svgAddress(inks.light) },
  ]
}

/** Of paths alone, which the renderer of the page draws as they are. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
