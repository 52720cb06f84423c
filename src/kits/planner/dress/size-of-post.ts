import { type ChannelKey, channelKeys } from '#model/documents/planner-keys.ts'
import { formOf, forms } from '#model/forms/forms.ts'
import { channelFacts } from '#model/planner/channels.ts'
import type { FormSize } from '#scene/edit/resize-to-form.ts'

/** Forms of channels that name no size of a picture. */
const usualForms: Readonly<Partial<Record<ChannelKey, string>>> = {
  NAVER_BLOG: 'naver-blog-cover',
  NAVER_PLACE: 'naver-place',
}

/** The size of a picture as the first of the channels of an entry takes it, in px; null: any. */
export function sizeOfPost(channels: readonly string[] | null | undefined): FormSize | null {
  const known = channelKeys.find((key) => channels?.includes(key))
  if (known === undefined) return null
  const { picture } = channelFacts[known]
  const form = picture
    ? forms.find(({ unit, width, height }) => unit === 'px' && isSame(picture, { width, height }))
    : formOf(usualForms[known] ?? '')
  const size = picture ?? form
  return size ? { form: form?.key ?? 'custom', unit: 'px', width: size.width, height: size.height } : null
}

interface Size {
  readonly width: number
  readonly height: number
}

function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}

/** Of two sizes the factor between their ratios, at least 1. */
export function ratioBetween(one: Size, other: Size): number {
  const factor = one.width / one.height / (other.width / other.height)
  return Math.max(factor, 1 / factor)
}
