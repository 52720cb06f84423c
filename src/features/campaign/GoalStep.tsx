import { Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { optionWord } from '#kits/words/content.ts'
import { type AdPurpose, adPurposes, applicationLimits as limits } from '#model/campaign/application.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './CampaignForm.module.css'
import { Faulty } from './Faulty.tsx'
import { FormFrame } from './FormFrame.tsx'
import type { StepProps } from './step-props.ts'

const exampleColour = '#1C6E5A'

/** What the design is for, how it should look, and what it says. */
export function GoalStep({ draft, change, faults, form, onGoOn }: StepProps) {
  const { t } = useLingui()
  const purposes: Record<AdPurpose, string> = {
    OPENING: t`가게를 열었어요`,
    PRODUCT: t`새 상품이나 메뉴가 나왔어요`,
    SALE: t`할인이나 행사를 해요`,
    SEASON: t`계절이나 기념일에 맞춰요`,
    INTRODUCE: t`가게를 꾸준히 알려요`,
    OTHER: t`그 밖의 목적이에요`,
  }
  const { keywords, logoColor } = draft
  const isColour = /^#[\da-f]{6}$/i.test(logoColor.trim())
  return (
    <FormFrame
      step={1}
      title={<Trans>무엇을 알리고 싶나요?</Trans>}
      note={<Trans>가장 알리고 싶은 한 가지만 정해도 좋아요.</Trans>}
      form={form}
      onGoOn={onGoOn}
      end={
        <Button type="submit" look="ink" size="large" end={<Icon of={ArrowRight} />}>
          <Trans>다음</Trans>
        </Button>
      }
    >
      <Faulty field="adPurpose">
        <ChoiceGroup
          legend={
            <>
              <Trans>광고 목적</Trans> <span className={styles.mark}>{t`필수`}</span>
            </>
          }
          value={draft.adPurpose}
          onChoose={(adPurpose) => change({ adPurpose })}
          choices={adPurposes.map((key) => ({ value: key as string, label: purposes[key] }))}
          {...(faults.adPurpose && { error: t`광고 목적을 골라 주세요.` })}
        />
      </Faulty>
      <Faulty field="keywords" error={faults.keywords && t`바라는 느낌을 하나 이상 골라 주세요.`}>
        <section className={styles.part}>
          <h2>
            <Trans>바라는 느낌</Trans> <span className={styles.mark}>{t`필수`}</span>
          </h2>
          <Text tone="soft" size="small" role="status">
            <Trans>
              {limits.keywords}개까지 고를 수 있어요. 지금 {keywords.length}개를 골랐어요.
            </Trans>
          </Text>
          <ChipChoice
            label={t`바라는 느낌`}
            most={limits.keywords}
            chosen={keywords}
            onChoose={(next) => change({ keywords: [...next] })}
            chips={keywordTones.map(({ key }) => ({
              key: key as string,
              label: optionWord('keywordTone', key, 'options-strategy'),
            }))}
          />
        </section>
      </Faulty>
      <Faulty field="logoColor">
        <TextField
          label={t`주로 쓰는 색`}
          mark={t`선택`}
          hint={t`정해 둔 색이 없으면 비워 두세요.`}
          autoComplete="off"
          spellCheck={false}
          placeholder={exampleColour}
          value={logoColor}
          error={faults.logoColor && t`색은 #RRGGBB 형식으로 입력해 주세요.`}
          onText={(text) => change({ logoColor: text })}
          {...(isColour && {
            end: <i className={styles.swatch} style={{ background: logoColor.trim() }} />,
          })}
        />
      </Faulty>
      <Faulty field="adRequest">
        <RuledField
          label={t`넣고 싶은 내용`}
          mark={t`필수`}
          hint={t`문구, 기간, 가격처럼 꼭 들어갈 내용을 적어 주세요.`}
          placeholder={t`예: 밥그릇과 국그릇이 새로 나왔어요. 주문하면 두 주 안에 보내 드려요.`}
          limit={limits.adRequest}
          value={draft.adRequest}
          error={
            faults.adRequest &&
            (faults.adRequest === 'required'
              ? t`넣고 싶은 내용을 입력해 주세요.`
              : t`${limits.adRequest}자까지 쓸 수 있어요.`)
          }
          onText={(adRequest) => change({ adRequest })}
        />
      </Faulty>
    </FormFrame>
  )
}
