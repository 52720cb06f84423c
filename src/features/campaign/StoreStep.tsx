import { Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { optionWord } from '#kits/words/content.ts'
import { applicationLimits as limits } from '#model/campaign/application.ts'
import { industryGroups } from '#model/options/business.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './CampaignForm.module.css'
import { Faulty } from './Faulty.tsx'
import { FormFrame } from './FormFrame.tsx'
import type { StepProps } from './step-props.ts'

/** The shop: its name, industry, products and customers. */
export function StoreStep({ draft, change, faults, form, onGoOn }: StepProps) {
  const { t } = useLingui()
  return (
    <FormFrame
      step={0}
      title={<Trans>가게를 소개해 주세요</Trans>}
      note={<Trans>쓰는 대로 이 기기에 남아요. 나중에 이어서 써도 돼요.</Trans>}
      form={form}
      onGoOn={onGoOn}
      end={
        <Button type="submit" look="ink" size="large" end={<Icon of={ArrowRight} />}>
          <Trans>다음</Trans>
        </Button>
      }
    >
      <Faulty field="name">
        <TextField
          label={t`가게 이름`}
          mark={t`필수`}
          autoComplete="organization"
          placeholder={t`예: 온기`}
          limit={limits.name}
          value={draft.name}
          error={
            faults.name &&
            (faults.name === 'required'
              ? t`가게 이름을 입력해 주세요.`
              : t`가게 이름은 ${limits.name}자까지 쓸 수 있어요.`)
          }
          onText={(name) => change({ name })}
        />
      </Faulty>
      <Faulty field="industryType">
        <ChoiceGroup
          legend={
            <>
              <Trans>업종</Trans> <span className={styles.mark}>{t`필수`}</span>
            </>
          }
          look="cards"
          value={draft.industryType}
          onChoose={(industryType) => change({ industryType })}
          choices={industryGroups.map((key) => ({
            value: key as string,
            label: optionWord('industry', key, 'reference'),
          }))}
          {...(faults.industryType && { error: t`업종을 골라 주세요.` })}
        />
      </Faulty>
      <Services {...{ draft, change, faults }} />
      <Faulty field="target">
        <TextField
          label={t`주로 오는 손님`}
          mark={t`선택`}
          autoComplete="off"
          placeholder={t`예: 혼자서도 잘 차려 먹고 싶은 사람`}
          limit={limits.target}
          value={draft.target}
          error={faults.target && t`${limits.target}자까지 쓸 수 있어요.`}
          onText={(target) => change({ target })}
        />
      </Faulty>
      <Faulty field="registered" error={faults.registered && t`사업자등록을 한 소상공인만 신청할 수 있어요.`}>
        <Checkbox checked={draft.isRegistered} required onCheck={(isRegistered) => change({ isRegistered })}>
          <Trans>사업자등록을 한 소상공인이에요</Trans> <span className={styles.mark}>{t`필수`}</span>
        </Checkbox>
      </Faulty>
    </FormFrame>
  )
}

/** Up to five rows; empty ones are left out. */
function Services({ draft, change, faults }: Pick<StepProps, 'draft' | 'change' | 'faults'>) {
  const { t } = useLingui()
  const { services } = draft
  const set = (at: number, text: string) =>
    change({ services: services.map((known, i) => (i === at ? text : known)) })
  const words = {
    required: t`대표 메뉴나 서비스를 하나 이상 입력해 주세요.`,
    tooMany: t`${limits.services}개까지 입력할 수 있어요.`,
    tooLong: t`한 항목은 ${limits.service}자까지 쓸 수 있어요.`,
    format: undefined,
  }
  return (
    <Faulty field="service" error={faults.service && words[faults.service]}>
      <fieldset className={styles.services}>
        <legend>
          <Trans>대표 메뉴나 서비스</Trans> <span className={styles.mark}>{t`필수`}</span>
        </legend>
        <Text tone="soft" size="small">
          <Trans>{limits.services}개까지 적을 수 있어요.</Trans>
        </Text>
        {services.map((service, at) => {
          const number = at + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands at its place
            <div key={at} className={styles.row}>
              <TextField
                label={t`대표 메뉴나 서비스 ${number}`}
                isLabelHidden
                autoComplete="off"
                placeholder={t`예: 밥그릇`}
                limit={limits.service}
                value={service}
                onText={(text) => set(at, text)}
              />
              {services.length > 1 && (
                <IconButton
                  label={t`${number}번째 빼기`}
                  icon={<Icon of={X} />}
                  onClick={() => change({ services: services.filter((_, i) => i !== at) })}
                />
              )}
            </div>
          )
        })}
        {services.length < limits.services && (
          <Button onClick={() => change({ services: [...services, ''] })}>
            <Icon of={Plus} />
            <Trans>하나 더 적기</Trans>
          </Button>
        )}
      </fieldset>
    </Faulty>
  )
}
