import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { changeAi } from '#contract/ai.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { rest } from '#engine/rest/rest.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { brandRead } from '#kits/team/brand.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './AiSetting.module.css'

/** The switch of a brand, with what is sent and to whom. It needs the network. */
export default function AiSetting({ idBrand, provider }: { idBrand: number; provider: string }) {
  const failureMessage = useFailureMessage()
  const offline = useOnlineReason()
  const read = useCachedRead(brandRead, { brand: idBrand })
  /** What was pressed and has not been answered yet. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  /** What the server answered last: the stored answer may be older. */
  const [decided, setDecided] = useState<boolean | null>(null)
  const change = async (aiText: boolean) => {
    setPressed(aiText)
    const result = await rest(changeAi, { body: { aiText } }, { idBrand })
    if (result.ok) setDecided(result.answer.aiText)
    else showMessage(failureMessage(result))
    setPressed(null)
    read.reload()
  }
  const isKnown = read.data !== null
  const isAllowed = pressed ?? decided ?? read.data?.aiText ?? false
  return (
    <Stack as="section" id="ai" gap={3} align="start" className={styles.setting}>
      <SectionHead title={<Trans>AI 제안</Trans>} />
      <Note>
        <Trans>
          켜면 멤버가 워크북의 제안이나 번역 화면에서 버튼을 누를 때, 그때 열어 둔 글과 필요한 가이드 답을
          글을 쓰는 AI로 보내요. 받는 곳: {provider}
        </Trans>
      </Note>
      <Note>
        <Trans>
          이메일, 전화번호, 주소, 주민등록번호, 사업자등록번호, 카드와 계좌 번호는 알아볼 수 있는 만큼 가리고
          보내요. 글 속의 사람 이름은 가리지 못해요.
        </Trans>
      </Note>
      <Checkbox
        checked={isAllowed}
        disabled={offline !== undefined || pressed !== null || !isKnown}
        hint={
          offline ?? (
            <Trans>
              꺼 두면 제안과 번역을 위해 보내는 글이 없어요. 규칙으로 짓는 제안은 그대로 쓸 수 있어요.
            </Trans>
          )
        }
        onCheck={(aiText) => void change(aiText)}
      >
        <Trans>이 브랜드에서 AI 제안 쓰기</Trans>
      </Checkbox>
    </Stack>
  )
}
