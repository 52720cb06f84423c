import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { languages } from '#model/language/languages.ts'
import { previewSize, siteAddress } from '#model/site/addresses.ts'
import type { PageHead, SiteAssets } from '#model/site/renderer.ts'
import { useSite } from '../page/site-context.ts'
import { fontScript } from './font-script.ts'
import { inviteScript } from './invite-script.ts'
import { lateScript } from './late-script.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { themeScript } from './theme-script.ts'

type Props = {
  head: PageHead
  origin: string
  /** Path of the picture for messengers. */
  preview: string | null
  assets: SiteAssets
  /** Names of the scripts. */
  scripts: readonly string[]
  /** Structured data (schema.org). */
  data: readonly object[]
  /** Whether it is shown in place of a page, so that search engines do not list it. */
  isProblem: boolean
  children: ReactNode
}

/** A whole page: head, frame, content. */
export function SiteDocument({ head, origin, preview, assets, scripts, data, isProblem, children }: Props) {
  const { t } = useLingui()
  const { language, path } = useSite()
  const address = `${origin}${siteAddress(path, language)}`
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${head.title} | ${t`새김`}`}</title>
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15171b" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: inviteScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of the build */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {isProblem ? <meta name="robots" content="noindex" /> : <Addresses origin={origin} />}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon-180x180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={t`새김`} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={address} />
        <meta
          property="og:locale"
          content={languages.find(({ key }) => key === language)?.tag.replace('-', '_')}
        />
        {preview !== null && (
          <>
            <meta property="og:image" content={`${origin}${preview}`} />
            <meta property="og:image:type" content="image/png" />
            <meta property="og:image:width" content={String(previewSize.width)} />
            <meta property="og:image:height" content={String(previewSize.height)} />
            <meta property="og:image:alt" content={`${head.title}. ${head.description}`} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {data.map((each, at) => (
          <script
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            key={at}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can end
            dangerouslySetInnerHTML={{ __html: JSON.stringify(each).replaceAll('<', '\\u003c') }}
          />
        ))}
        {scripts.map((name) => {
          const src = assets.scripts[name]
          return src === undefined ? null : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
            <script key={name} data-src={src} dangerouslySetInnerHTML={{ __html: lateScript }} />
          )
        })}
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        {/* After the content, which is painted without waiting for them. */}
        {assets.fonts !== null && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
            <script data-href={assets.fonts} dangerouslySetInnerHTML={{ __html: fontScript }} />
            <noscript>
              <link rel="stylesheet" href={assets.fonts} />
            </noscript>
          </>
        )}
      </body>
    </html>
  )
}

/** The address of the page, and of the same page in each language. */
function Addresses({ origin }: { origin: string }) {
  const { t } = useLingui()
  const { language, path, languages: own } = useSite()
  const canonical = [language, 'en' as const, 'ko' as const].find((key) => own.includes(key)) ?? language
  return (
    <>
      <link rel="canonical" href={`${origin}${siteAddress(path, canonical)}`} />
      {languages
        .filter(({ key }) => own.includes(key))
        .map(({ key, tag }) => (
          <link
            key={key}
            rel="alternate"
            hrefLang={key.startsWith('zh') ? tag : key}
            href={`${origin}${siteAddress(path, key)}`}
          />
        ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t`블로그`}
        href={siteAddress('/blog/rss.xml', language)}
      />
    </>
  )
}
