import { useLingui } from '@lingui/react/macro'
import type { TextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { useProblem } from './useProblem.ts'

/** Error of a text field: input over the limit, else a merge over the limit, else a refusal by REST. */
export function useTextError(handle: TextHandle, binding: TextBinding): string | null {
  const { t, i18n } = useLingui()
  const problem = useProblem(handle.path)
  const limit = i18n.number(handle.max)
  if (binding.isRefused) return t`${limit}자까지 쓸 수 있어요.`
  if (binding.isOver) return t`함께 쓴 글이 ${limit}자를 넘었어요. 서버에는 앞 ${limit}자만 저장돼요.`
  return problem
}
