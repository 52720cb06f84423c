import { Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { StatusButton } from '#ui/controls/StatusButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Specimen } from '../DeveloperFrame.tsx'
import styles from './PartsPage.module.css'

const looks = ['ink', 'line', 'quiet', 'danger'] as const
const sizes = ['small', 'normal', 'large'] as const

export function ButtonParts() {
  const { t } = useLingui()
  return (
    <>
      <Specimen name="Button">
        {looks.map((look) => (
          <div key={look} className={styles.row}>
            {sizes.map((size) => (
              <Button key={size} look={look} size={size} icon={<Icon of={Plus} />}>
                <Trans>더하기</Trans>
              </Button>
            ))}
            <Button look={look} end={<Icon of={ArrowRight} />}>
              <Trans>다음</Trans>
            </Button>
            <Button look={look} disabledReason={t`연결되면 할 수 있어요`} reasonAt="beside">
              <Trans>더하기</Trans>
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="IconButton">
        <div className={styles.row}>
          {sizes.map((size) => (
            <IconButton key={size} label={t`닫기`} size={size} icon={<Icon of={X} />} />
          ))}
          <IconButton label={t`닫기`} look="line" icon={<Icon of={X} />} />
          <IconButton
            label={t`닫기`}
            look="line"
            icon={<Icon of={X} />}
            disabledReason={t`연결되면 할 수 있어요`}
          />
        </div>
      </Specimen>
      <Specimen name="StatusButton">
        <div className={styles.row}>
          <StatusButton icon={<Icon of={Plus} size="small" />} words={t`모두 저장됐어요`} />
          <StatusButton icon={<Icon of={X} size="small" />} words={t`저장하지 못했어요`} isBad />
        </div>
      </Specimen>
      <Specimen name="linkClass · Kbd">
        <div className={styles.row}>
          <a href="#top" className={linkClass}>
            <Trans>위로</Trans>
          </a>
          <Kbd>{'Ctrl ↵'}</Kbd>
        </div>
      </Specimen>
    </>
  )
}
