import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-help'
import Footprints from 'lucide-react/icons/footprints'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useSession } from '#device/identity/session.ts'
import { siteAddressHere } from '#device/words/site-address.ts'
import { restartTutorial } from '#features/brands/useTutorial.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { closeOverlay, openPalette } from '../palette/palette.ts'
import { useScreenLinks } from '../routing/screen-links.ts'
import { ChatButton } from './ChatButton.tsx'
import styles from './HelpDialog.module.css'
import { altKey, commandKey, shiftCommandKey } from './keys.ts'

/** Help of every screen: the tutorial, the questions and answers, and the keyboard shortcuts. */
export default function HelpDialog() {
  const { t, i18n } = useLingui()
  const { history } = useRouter()
  const { brand } = useSession()
  const isInBrand = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.guard === 'brand'),
  })
  const links = useScreenLinks().flatMap(({ shortcut, title }) => (shortcut ? [{ shortcut, title }] : []))
  const rows: [string, string][] = [
    [commandKey('K'), t`단계, 페이지, 브랜드, 할 일 찾기`],
    ['/', t`찾기`],
    [commandKey('Enter'), t`다음 단계`],
    [`${altKey('←')} ${altKey('→')}`, t`이전 단계, 다음 단계`],
    [shiftCommandKey('M'), t`이 칸에 의견 남기기`],
    ...links.map(({ shortcut, title }): [string, string] => [shiftCommandKey(shortcut), i18n._(title)]),
    [commandKey('Z'), t`내가 쓴 것 되돌리기`],
    [shiftCommandKey('Z'), t`다시 하기`],
    [commandKey('S'), t`쓰는 대로 저장돼요. 누르지 않아도 돼요`],
    ['Esc', t`맨 위의 창 닫기`],
    ['?', t`도움말 보기`],
  ]
  return (
    <Dialog isOpen onClose={closeOverlay} title={t`도움말`} closeLabel={t`닫기`}>
      <ul className={styles.ways}>
        {brand !== null && (
          <li>
            <button
              type="button"
              onClick={() => {
                closeOverlay()
                restartTutorial(brand)
                history.push('/brand')
              }}
            >
              <Way icon={<Icon of={Footprints} />} note={t`홈에서 네 가지를 짚어 드려요`}>
                <Trans>처음 안내 다시 보기</Trans>
              </Way>
            </button>
          </li>
        )}
        <li>
          <a href={siteAddressHere('/blog?idCategory=2')}>
            <Way icon={<Icon of={BookOpen} />} note={t`오프라인, 설치, 초대, 백업을 차례로 알려 드려요`}>
              <Trans>도움말 글</Trans>
            </Way>
          </a>
        </li>
        <li>
          <a href={siteAddressHere('/faq')}>
            <Way icon={<Icon of={CircleHelp} />} note={t`저장, 팀, 요금처럼 자주 받는 질문이에요`}>
              <Trans>자주 묻는 질문</Trans>
            </Way>
          </a>
        </li>
        <ChatButton onOpened={closeOverlay}>
          {(icon, name, note) => (
            <Way icon={icon} note={note}>
              {name}
            </Way>
          )}
        </ChatButton>
        {isInBrand && (
          <li>
            <button type="button" onClick={openPalette}>
              <Way icon={<Icon of={Search} />} note={t`하려는 일을 낱말로 찾아 바로 해요`}>
                <Trans>단계, 페이지, 할 일 찾기</Trans>
              </Way>
            </button>
          </li>
        )}
      </ul>
      <h3 className={styles.heading}>
        <Trans>단축키</Trans>
      </h3>
      {!isInBrand && (
        <p className={styles.note}>
          <Trans>브랜드를 연 화면에서 쓸 수 있어요.</Trans>
        </p>
      )}
      <dl className={styles.list}>
        {rows.map(([keys, words]) => (
          <div key={keys}>
            <dt>{words}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Way({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) {
  return (
    <>
      {icon}
      <span>
        <b>{children}</b>
        <small>{note}</small>
      </span>
    </>
  )
}
