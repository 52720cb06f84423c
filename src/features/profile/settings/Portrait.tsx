import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FileRule } from '#engine/files/prepare-file.ts'
import { rememberProfile, type Session } from '#engine/identity/session.ts'
import type { Result } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { changeMe } from '#kits/account/me.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useFileFaultWords } from '#kits/pictures/file-words.ts'
import { colourOf } from '#ui/colour-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileInput } from '#ui/controls/FileInput.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Avatar } from '#ui/people/Avatar.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Setting.module.css'
import { sendPortrait, setPortrait } from './send-portrait.ts'

const portraitRule: FileRule = { ...photoRule, maxBytes: 5 * 1024 * 1024 }

/** The person's picture: uploaded, or initials on a colour. */
export default function Portrait({ session: { idAccount, fullName, image } }: { session: Session }) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const faultWords = useFileFaultWords()
  const failureWords = useFailureWords()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const reason = offline ?? (isBusy ? t`사진을 바꾸는 중이에요` : undefined)

  async function change(sending: Promise<Result<string | null>>): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    const result = await sending
    setIsBusy(false)
    if (!result.ok) return setError(failureWords(result, 'file'))
    rememberProfile({ image: result.answer })
    await changeMe({ image: result.answer })
    showToast({ tone: 'success', text: t`프로필을 바꿨어요.` })
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const { prepareFile } = await import('#engine/files/prepare-file.ts')
    const prepared = await prepareFile(file, portraitRule)
    if (!prepared.ok) return setError(faultWords(prepared.fault, portraitRule, file.size))
    await change(sendPortrait(prepared.blob))
  }

  async function draw(): Promise<void> {
    const { drawInitials } = await import('./initials-picture.ts')
    const drawn = await drawInitials(fullName)
    if (drawn) await change(sendPortrait(drawn))
  }

  return (
    <Row gap={4} align="center">
      <Avatar
        person={{
          id: String(idAccount),
          name: fullName,
          colour: colourOf(idAccount),
          image: image ?? undefined,
        }}
        size="huge"
        isDecoration
      />
      <div>
        <div className={styles.ways}>
          <FileInput ref={input} types={portraitRule.types} onFiles={([file]) => void take(file)} />
          <Button
            size="small"
            disabledReason={reason}
            reasonAt="hidden"
            onClick={() => input.current?.click()}
          >
            <Trans>사진 올리기</Trans>
          </Button>
          <Button size="small" disabledReason={reason} reasonAt="hidden" onClick={() => void draw()}>
            <Trans>이니셜로 만들기</Trans>
          </Button>
          {image !== null && (
            <Button
              look="quiet"
              size="small"
              disabledReason={reason}
              reasonAt="hidden"
              onClick={() => void change(setPortrait(null))}
            >
              <Trans>사진 빼기</Trans>
            </Button>
          )}
        </div>
        <p className={styles.error} role="alert" hidden={error === undefined}>
          {error}
        </p>
        {offline !== undefined && (
          <Text as="small" tone="soft" size="small">
            {offline}
          </Text>
        )}
      </div>
    </Row>
  )
}
