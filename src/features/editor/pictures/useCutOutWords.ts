import { useLingui } from '@lingui/react/macro'
import type { CutOut } from './useCutOut.ts'

/** What was done to a picture, and what can be done now. */
export function useCutOutWords({ picture, state }: CutOut): string {
  const { t } = useLingui()
  if (state === 'downloading') return t`사람을 찾는 파일을 받고 있어요. 처음 한 번만 0.25MB를 받아요.`
  if (state === 'working') return t`바탕을 찾고 있어요…`
  if (!picture) return t`이 사진의 바탕은 지울 수 없어요.`
  const isPeople = picture.way === 'people'
  const words = {
    cut: isPeople
      ? t`사람을 찾아 이 기기에서 바탕을 지웠어요. 잘못 지워진 곳은 붓으로 고쳐 주세요.`
      : t`테두리의 바탕색을 찾아 이 기기에서 지웠어요. 잘못 지워진 곳은 붓으로 고쳐 주세요.`,
    uneven: t`바탕이 한 가지 색이 아니어서 저절로 지우지 못했어요. 붓으로 지울 수 있어요.`,
    nothing: isPeople
      ? t`사람을 찾지 못했어요. 물건으로 바꾸거나 붓으로 지울 수 있어요.`
      : t`바탕과 다른 것을 찾지 못했어요. 붓으로 지울 수 있어요.`,
    missing: t`사람을 찾는 파일이 아직 이 기기에 없어요. 인터넷에 연결해 다시 해 보거나, 물건으로 바꾸거나 붓으로 지울 수 있어요.`,
    broken: isPeople
      ? t`이 기기에서는 사람을 찾지 못했어요. 물건으로 바꾸거나 붓으로 지울 수 있어요.`
      : t`바탕을 저절로 지우지 못했어요. 붓으로 지울 수 있어요.`,
  }
  return words[picture.outcome]
}
