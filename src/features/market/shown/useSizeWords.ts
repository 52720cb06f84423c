import { useLingui } from '@lingui/react/macro'
import type { Template } from '#kits/design/templates/templates-read.ts'

/** Form, size and number of pages of a template, as a person would say them: `A4 · 210 × 297 mm · 2쪽`. */
export function useSizeWords({ body, formName }: Pick<Template, 'body' | 'formName'>): string {
  const { t } = useLingui()
  const { width, height, unit } = body
  const pages = body.pages.length
  const measures = `${width} × ${height} ${unit}`
  const size = formName === null ? measures : `${formName} · ${measures}`
  return pages > 1 ? t`${size} · ${pages}쪽` : size
}
