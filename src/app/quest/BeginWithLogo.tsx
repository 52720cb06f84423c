import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef, useState } from 'react'
import type { Palette } from '#model/colour/roles.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './QuestScreens.module.css'
import { useBeginWithLogo } from './useBeginWithLogo.ts'
import type { FirstLogo } from './useFirstLogo.ts'

interface Props {
  logo: FirstLogo
  palette: Palette | null
  /** The one that is shown as chosen; null where none is offered. */
  tagline?: string | null
  /** Beside a question, whose own button comes first. */
  isAside?: boolean
}

/** Keeps the shown logo and colours in the brand; afterwards the way to the logo maker, which has the same logo. */
export function BeginWithLogo({ logo, palette, tagline = null, isAside = false }: Props) {
  const { t } = useLingui()
  const begin = useBeginWithLogo()
  const [wasPressed, setWasPressed] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const { isKept } = logo
  // The pressed button is gone by then.
  useEffect(() => {
    if (isKept && wasPressed) said.current?.focus({ preventScroll: true })
  }, [isKept, wasPressed])
  if (isKept) {
    return (
      <div className={styles.begun}>
        <p ref={said} tabIndex={-1}>
          <Trans>이 로고로 시작했어요. 로고 만들기와 가이드, 브랜드 북에도 이 로고가 보여요.</Trans>
        </p>
        <Link to="/brand/logo-maker" className={buttonClass()}>
          <Trans>로고 다듬기</Trans>
        </Link>
      </div>
    )
  }
  return (
    <div className={classNames(styles.begin, !isAside && styles.atFoot)}>
      <Button
        look={isAside ? 'line' : 'ink'}
        size="large"
        disabledReason={begin ? undefined : t`지금은 고칠 수 없어요`}
        reasonAt="hidden"
        aria-describedby="begin-with-logo"
        onClick={() => {
          setWasPressed(true)
          begin?.({ logo: logo.state, palette, tagline })
        }}
      >
        <Trans>이 로고로 시작하기</Trans>
        <Icon of={ArrowRight} />
      </Button>
      <Text id="begin-with-logo" tone="soft" size="small">
        <Trans>보이는 대로 브랜드에 담아요. 나중에 모두 고칠 수 있어요.</Trans>
      </Text>
    </div>
  )
}
