import { useLingui } from '@lingui/react/macro'

/** What a waiting command is called, by the name of its call. */
export function useCallWords(): (name: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'me.changeProfile': t`내 이름과 언어`,
    'brand.changeSetting': t`안내 설정`,
    'approval.change': t`검토와 승인`,
    'file.uploadImage': t`그림 파일`,
    'brandVisual.changeColors': t`색 정하기`,
    'brandVisual.changeTypography': t`글꼴 정하기`,
    'member.invite': t`팀원 초대`,
    'me.subscribeEmail': t`이메일 소식`,
  }
  return (name) => words[name] ?? name
}
