import type { DraftForm } from '#model/draft-logo/draft-forms.ts'
import type { DressLogo } from '#scene/dress/dress.ts'
import { designProcess } from '#server/drawings/draw-apart.ts'
import type { StoredState } from './design-works.ts'
import { measureStored, tonesOf } from './measure-stored.ts'

interface StoredLogos {
  readonly logos: readonly DressLogo[]
  /** Data URLs by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

/**
 * The logo that a stored guide has in the logo maker, in the forms and tones that devices draw of it. Rejects where it cannot be
 * drawn. `owner`: as for `designProcess`.
 */
export async function readDraftLogos(stored: StoredState, owner: string): Promise<StoredLogos> {
  const addresses = new Map<string, string>()
  const logos: DressLogo[] = []
  for (const form of await designProcess.run(owner, 'read draft logo', stored)) {
    const { address, luminance, ...measured } = await measureStored(Buffer.from(form.colour), owner)
    const add = (tone: DressLogo['tone'], url: string, light: number) => {
      const key = `draft ${form.form} ${tone}`
      logos.push({ ...measured, key, form: form.form, tone, luminance: light })
      addresses.set(key, url)
    }
    add('colour', address, luminance)
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
