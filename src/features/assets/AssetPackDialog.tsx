import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { black, labelOn } from '#model/colour/contrast.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import styles from './AssetPackDialog.module.css'
import type { LogoPart } from './pack/pack-plan.ts'

const { visual } = guide
const fields = {
  primary: visual['logoJson.primary'],
  secondary: visual['logoJson.secondary'],
  symbol: visual.logoSymbol,
  blackWhite: visual['logoJson.blackWhite'],
  vector: visual['logoJson.vector'],
} as const

/** Exports logo, icons and social media images as a zip, made on this device. */
export default function AssetPackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { account, brand } = useDocumentView('guide').document
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const name = textOf(answers, guide.info.name.path).trim() || 'brand'
  const main = textOf(answers, visual.main.path)
  const references = Object.entries(fields).flatMap(([part, { path }]) => {
    const reference = answers[path] as FileReference | null | undefined
    return reference ? [[part as LogoPart, reference] as const] : []
  })
  const hasSymbol = references.some(([part]) => part === 'symbol')

  const make = async () => {
    setShare(0)
    setError(null)
    try {
      const [{ makePack }, { readFile }] = await Promise.all([
        import('./pack/make-pack.ts'),
        import('#engine/files/read-file.ts'),
      ])
      const files: Partial<Record<LogoPart, Blob>> = {}
      for (const [part, reference] of references) {
        const found = await readFile(account, brand, reference)
        if (found) files[part] = found.blob
      }
      if (Object.keys(files).length === 0) {
        setError(t`로고 파일이 아직 이 기기에 없어요. 인터넷에 연결한 뒤 다시 눌러 주세요.`)
        return
      }
      const readme = [
        t`${name} 로고 묶음`,
        '',
        t`logo: 로고 원본과 크기별 PNG`,
        t`favicon: 홈페이지 아이콘. head.html의 내용을 페이지의 head에 넣고, 나머지 파일은 맨 위 폴더에 두세요.`,
        t`social: SNS 프로필과 게시물, 링크 미리보기 크기`,
        '',
      ].join('\n')
      const inkOnMain = main === '' || labelOn(main) === black ? 'black' : 'white'
      download(`${name}-logo.zip`, await makePack({ name, main, inkOnMain, files, readme }, setShare))
      showToast({ tone: 'success', text: t`로고 묶음을 만들었어요` })
      onClose()
    } catch (cause) {
      console.warn('the pack cannot be made', cause)
      setError(t`묶음을 만들지 못했어요. 다시 눌러 주세요.`)
    } finally {
      setShare(null)
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={<Trans>로고 묶음</Trans>}
      description={<Trans>이 기기에서 만들어요. 인터넷이 없어도 돼요</Trans>}
      closeLabel={t`닫기`}
      onClose={onClose}
      actions={
        references.length === 0 ? (
          <Link to="/brand/logo-maker" className={buttonClass({ look: 'ink' })} onClick={onClose}>
            <Trans>로고 만들기</Trans>
          </Link>
        ) : (
          <Button
            look="ink"
            icon={<Icon of={Download} />}
            aria-busy={share !== null || undefined}
            onClick={() => {
              if (share === null) void make()
            }}
          >
            <Trans>묶음 내려받기</Trans>
          </Button>
        )
      }
    >
      {references.length === 0 ? (
        <p>
          <Trans>아직 로고가 없어요. 로고를 올리거나 만들면 여기서 한 번에 받을 수 있어요.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          <li>
            <Trans>로고 원본과 512, 1024, 2048px PNG</Trans>
          </li>
          <li>
            {hasSymbol ? (
              <Trans>파비콘과 앱 아이콘, 홈페이지에 넣을 코드</Trans>
            ) : (
              <Trans>파비콘은 심볼을 담으면 함께 들어가요</Trans>
            )}
          </li>
          <li>
            <Trans>SNS 프로필과 게시물, 링크 미리보기 크기</Trans>
          </li>
        </ul>
      )}
      {share !== null && <ProgressBar value={Math.round(share * 100)} label={t`묶음을 만드는 중`} />}
      <Text role="alert" tone="danger" size="small" hidden={error === null}>
        {error}
      </Text>
    </Dialog>
  )
}
