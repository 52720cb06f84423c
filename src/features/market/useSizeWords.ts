import { useLingui } from '@lingui/react/macro'
import type { Template } from '#kits/design/templates/templates-read.ts'

/** Size and number of pages of a template, as a person would say them: `210 × 297 mm · 2쪽`. */
export function useSizeWords({ body }: Pick<Template, 'body'>): string {
  const { t } = useLingui()
  const { width, height, unit } = body
  const pages = body.pages.length
  const size = `${width} × ${height} ${unit}`
  return pages > 1 ? t`${size} · ${pages}쪽` : size
}
