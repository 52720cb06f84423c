import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldOfSlot } from '#kits/design/slots/place-of-slot.ts'
import { labelOf } from '#kits/words/labels.ts'
import type { Layer, Role } from '#scene/body/body.ts'
import { labelsOf } from './field-labels.ts'
import type { WordField } from './word-fields.ts'

const slots = /\{brand\.(\w+)\}/g
/** A text that is one word of the brand and nothing else. */
const onlySlot = /^\{brand\.(\w+)\}$/

/**
 * The labels of the texts of a page. They stay as they are while a text is typed: what the template says, or where this device does
 * not have it, what stood there when the form was opened.
 */
export function useFieldLabels(
  fields: readonly WordField[],
  originals: ReadonlyMap<string, Layer>,
): ReadonlyMap<string, string> {
  const { t } = useLingui()
  const [atOpening] = useState(() => new Map(fields.map(({ layer, text }) => [layer, text])))
  const words: Readonly<Partial<Record<Role, string>>> = {
    headline: t`제목`,
    body: t`본문`,
    cta: t`행동 문구`,
    price: t`값`,
    date: t`날짜`,
    place: t`장소`,
  }
  const nameOfSlot = (_slot: string, name: string) => {
    const field = fieldOfSlot(`brand.${name}`)
    return field ? labelOf(field.path) : t`이메일`
  }
  const nameOfOnly = (stood: string) => {
    const [slot, name] = onlySlot.exec(stood) ?? []
    return slot && name ? nameOfSlot(slot, name) : null
  }
  const stoodIn = ({ layer, text }: WordField) => textIn(originals.get(layer)) ?? atOpening.get(layer) ?? text
  return labelsOf(fields, {
    role: (field) => (field.role && words[field.role]) ?? nameOfOnly(stoodIn(field)) ?? t`글`,
    original: (field) => stoodIn(field).replace(slots, nameOfSlot),
    about: (role, excerpt) => `${role} · ${excerpt}`,
    below: (role, excerpt) => t`${role} · ‘${excerpt}’ 아래`,
  })
}

function textIn(layer: Layer | undefined): string | null {
  if (layer?.type !== 'text') return null
  return typeof layer.text === 'string' ? layer.text : layer.text.map(({ t }) => t).join('')
}
