import { useLingui } from '@lingui/react/macro'
import { otherForm } from '#model/tasks/products.ts'

/** Words of the size that a product is made in. */
export function useFormWords(): (form: string) => string {
  const { t } = useLingui()
  return (form) => (form === otherForm ? t`다른 규격 (아래 글에 적기)` : form)
}
