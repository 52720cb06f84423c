import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { keep, readKept } from '#engine/browser/local-storage.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { openBrand } from '#engine/identity/session.ts'
import { QuestProgress } from '#features/quests/QuestProgress.tsx'
import type { StepProps } from '#features/quests/step-props.ts'
import { endQuest } from '#kits/brands/quest-record.ts'
import { guide } from '#model/documents/guide.ts'
import { handoverKey, parseHandover } from '#model/site/handover.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import styles from './QuestScreens.module.css'

const limit = 40

/** The name of a brand whose questions are not finished, to change it or to begin another brand. */
export function RenameStep({ beside }: StepProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { brand } = useDocument()
  const [name, choose] = useValue(guide.info.name)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [handedName] = useState(() => parseHandover(readKept(handoverKey))?.name)
  const shown = typed ?? name ?? ''
  useFocusAfterStep(0)
  function goOn(): void {
    if (shown.trim() === '') {
      setError(t`브랜드명 또는 회사명을 입력하세요.`)
      return
    }
    if (shown.trim() !== name) choose(shown.trim())
    keep(handoverKey, null)
    void navigate({ to: '/quest/$step', params: { step: '1' } })
  }
  return (
    <Form className={styles.rename} onSubmit={goOn}>
      <QuestProgress step={0} />
      <PageHead
        title={<Trans>브랜드 이름이 무엇인가요?</Trans>}
        note={<Trans>시작해 둔 브랜드가 있어요. 이어서 답하거나 이름을 고칠 수 있어요.</Trans>}
      />
      <TextField
        label={t`브랜드 이름`}
        name="organization"
        autoComplete="organization"
        maxLength={limit}
        limit={limit}
        value={shown}
        error={error}
        onText={(text) => {
          setError(undefined)
          setTyped(text)
        }}
      />
      {handedName !== undefined && handedName !== name && (
        <Text tone="soft" size="small">
          <Trans>첫 화면에서 쓴 이름: {handedName}. 새로 만들면 이 이름으로 시작해요.</Trans>
        </Text>
      )}
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => {
            endQuest(brand)
            openBrand(brand)
          }}
        >
          <Trans>다른 브랜드 새로 만들기</Trans>
        </Button>
        <Button type="submit" look="ink" size="large">
          <Trans>이어서 답하기</Trans>
        </Button>
      </div>
      {beside}
    </Form>
  )
}
