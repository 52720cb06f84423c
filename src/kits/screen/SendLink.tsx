import { useLingui } from '@lingui/react/macro'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { readPage } from '#engine/browser/read-page.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { KakaoMark } from '#ui/marks/KakaoMark.tsx'
import { showToast } from '#ui/overlays/toasts.ts'

interface Props {
  address: string
  /** It asks for a password, so there is nothing of it that KakaoTalk could show. */
  isLocked?: boolean
  /** What the message is called; that of the page if absent. */
  title?: string
}

/** Sends a link by the device's sheet of apps where it has one, and by KakaoTalk where the server has a key. */
export function SendLink({ address, isLocked = false, title }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const providers = useProviders()
  const [isBusy, setIsBusy] = useState(false)
  const jsKey = providers?.kakaoJsKey
  // An answer that an earlier release has stored does not have it.
  const sdk = providers?.kakaoSdk

  const isKeyless = providers !== null && !(jsKey && sdk)
  useEffect(() => {
    if (isKeyless) console.info('KakaoTalk is not offered: the server has no key of its SDK')
  }, [isKeyless])

  async function sendByKakao(): Promise<void> {
    if (!jsKey || !sdk) return
    setIsBusy(true)
    try {
      const [{ shareByKakao }, page] = await Promise.all([import('#ui/share/kakao.ts'), readPage(address)])
      await shareByKakao({ jsKey, ...sdk }, page, address, title)
    } catch (cause) {
      console.warn('KakaoTalk does not open', cause)
      showToast({ tone: 'error', text: t`카카오톡을 열지 못했어요. 다시 누르거나 주소를 보내 주세요.` })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {'share' in navigator && (
        <IconButton
          label={t`다른 앱으로 보내기`}
          icon={<Icon of={Share2} size="small" />}
          // Rejects where the user closes the sheet.
          onClick={() => void navigator.share({ url: address, ...(title && { title }) }).catch(() => {})}
        />
      )}
      {jsKey && sdk && isOnline && !isLocked && (
        <IconButton
          label={t`카카오톡으로 보내기`}
          icon={<KakaoMark />}
          disabledReason={isBusy ? t`카카오톡을 여는 중이에요` : undefined}
          onClick={() => void sendByKakao()}
        />
      )}
    </>
  )
}
