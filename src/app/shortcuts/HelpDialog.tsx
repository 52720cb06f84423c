import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-help'
import Footprints from 'lucide-react/icons/footprints'
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { registeredActions } from '#kits/actions/keymap.ts'
import { keysText } from '#kits/actions/keys.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Text } from '#ui/Text.tsx'
import { search } from '../actions/tool-actions.ts'
import { tutorial } from '../actions/tutorial.ts'
import { useScreenLinks } from '../routing/screen-links.ts'
import { ChatButton } from './ChatButton.tsx'
import styles from './HelpDialog.module.css'
import { actionsWithKeys } from './help-list.ts'
import { screensByKey } from './key-actions.ts'

/** Help of every screen: the tutorial, the questions and answers, and the keyboard shortcuts. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { history } = useRouter()
  const { brand } = useSession()
  const isInBrand = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.guard === 'brand'),
  })
  const goTo = (address: string) => history.push(address)
  const { screen, app } = useWatched(registeredActions)
  const rows = actionsWithKeys(screensByKey(useScreenLinks(), goTo), [...screen, ...app])
  return (
    <Dialog isOpen onClose={onClose} title={t`도움말`} closeLabel={t`닫기`}>
      <ul className={styles.ways}>
        {brand !== null && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose()
                tutorial.run({ brand, goTo })
              }}
            >
              <Way icon={<Icon of={Footprints} />} note={t`홈에서 네 가지를 짚어 드려요`}>
                {i18n._(tutorial.label)}
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
        <li>
          <Link to="/contact" onClick={onClose}>
            <Way icon={<Icon of={Mail} />} note={t`사람이 읽고 메일로 답해 드려요`}>
              <Trans>문의하기</Trans>
            </Way>
          </Link>
        </li>
        <ChatButton onOpened={onClose}>
          {(icon, name, note) => (
            <Way icon={icon} note={note}>
              {name}
            </Way>
          )}
        </ChatButton>
        {isInBrand && (
          <li>
            <button type="button" onClick={search.run}>
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
        <Text tone="soft" size="small">
          <Trans>브랜드를 연 화면에서 쓸 수 있어요.</Trans>
        </Text>
      )}
      <dl className={styles.list}>
        {rows.map(({ id, label, keys = [] }) => (
          <div key={id}>
            <dt>{i18n._(label)}</dt>
            <dd>
              {keys.map((binding) => (
                <Kbd key={binding.keys}>{keysText(binding.keys)}</Kbd>
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
