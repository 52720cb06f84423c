import { fillSlots } from '#model/language/fill-slots.ts'
import type { Language } from '#model/language/languages.ts'
import type { Environment } from '#server/environment/environment.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { Message } from './mail.ts'
import { type MailKind, readMailWords } from './words.ts'

export type MailVariables = Readonly<Record<string, string | number>>
export type MailFrame = Pick<Environment, 'supportUrl' | 'company'>

/**
 * A mail in the reader's language, as text and as HTML with the same content. `variables.name`, if given, is greeted.
 * Throws where a slot has no value.
 */
export function mailFromTemplate(
  language: Language,
  kind: MailKind,
  variables: MailVariables,
  { supportUrl, company }: MailFrame,
): Omit<Message, 'to' | 'id'> {
  const words = readMailWords(language)
  const { subject, preview, body, button } = words[kind]
  const fill = (text: string, extra: MailVariables = {}) =>
    fillSlots(text, { ...variables, supportUrl, ...extra }, (name) => {
      throw new Error(`The mail has no value for {${name}}.`)
    })
  const href = button && fill(button.href)
  const parts: Parts = {
    language,
    from: words.frame.from,
    subject: fill(subject),
    preview: fill(preview),
    greeting: fill(variables.name ? words.frame.greeting : words.frame.greetingNoName),
    paragraphs: body.map((paragraph) => ({
      text: fill(paragraph),
      isCode: paragraph === '{code}',
    })),
    button:
      button && href
        ? {
            label: fill(button.label),
            href,
            help: fill(words.frame.linkHelp, { url: href }),
          }
        : null,
    footer: fill(words.frame.footer),
    supportUrl,
    company: fillCompany(words.frame.company, company),
  }
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) }
}

interface Parts {
  readonly language: Language
  /** The name of the product, which heads the letter. */
  readonly from: string
  readonly subject: string
  readonly preview: string
  readonly greeting: string
  readonly paragraphs: readonly {
    readonly text: string
    readonly isCode: boolean
  }[]
  readonly button: {
    readonly label: string
    readonly href: string
    readonly help: string
  } | null
  readonly footer: string
  /** Stands in the footer, and is a link there. */
  readonly supportUrl: string
  readonly company: string
}

/** The facts are separated by middle dots; one that is not configured is left out together with its dot. */
function fillCompany(text: string, company: MailFrame['company']) {
  const facts: Readonly<Record<string, string | undefined>> = company
  return text
    .split(' · ')
    .map((part) => part.replace(/\{\{company\.(\w+)\}\}/g, (_, name: string) => facts[name] ?? ''))
    .filter((part) => part.trim() !== '')
    .join(' · ')
}

function asText({ greeting, paragraphs, button, footer, company }: Parts) {
  const blocks = [greeting, ...paragraphs.map(({ text }) => text)]
  if (button) blocks.push(`${button.label}\n${button.href}`)
  blocks.push('--', footer)
  if (company) blocks.push(company)
  return `${blocks.join('\n\n')}\n`
}

// Colours are inline as well, for mail programs that remove the style sheet; those show the light ones, or invert them.
const wordStyle = 'overflow-wrap:anywhere;word-break:keep-all'
const paragraphStyle = `margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f1d1a;${wordStyle}`
const headStyle = 'margin:0 0 24px;font-size:18px;line-height:1.4;font-weight:700;color:#1f1d1a'
const codeStyle = `${paragraphStyle};font-size:32px;font-weight:700;letter-spacing:6px`
const smallStyle = `margin:0 0 8px;font-size:13px;line-height:1.6;color:#5f5b54;${wordStyle}`
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f1d1a;color:#fff;font-size:16px;text-decoration:none'
// Only Korean puts spaces between words: elsewhere lines may end after any letter.
const styleSheet = `:root{color-scheme:light dark}
:lang(ja) .text,:lang(ja) .small,:lang(zh) .text,:lang(zh) .small{word-break:normal!important}
@media (max-width:480px){.page{padding:12px!important}.letter{padding:24px 20px!important}.foot{padding:0 20px!important}}
@media (prefers-color-scheme:dark){.page{background:#141312!important}.letter{background:#201e1c!important}.text{color:#f1ede6!important}.small,.small a{color:#b5afa5!important}.button{background:#f1ede6!important;color:#1f1d1a!important}}`

/** One column, system fonts, no pictures and no scripts: it does not depend on anything that mail programs remove. */
function asHtml(parts: Parts) {
  const { language, from, subject, preview, greeting, paragraphs, button, footer, supportUrl, company } =
    parts
  const support = escapeHtml(supportUrl)
  const supportLink = `<a href="${support}" style="color:#5f5b54">${support}</a>`
  const paragraph = (text: string, style = paragraphStyle) =>
    `<p class="text" style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const small = (text: string) => `<p class="small" style="${smallStyle}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:24px;background:#faf8f4;font-family:-apple-system,'Segoe UI','Noto Sans',sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<main class="letter" style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px;box-sizing:border-box">
<h1 class="text" style="${headStyle}">${escapeHtml(from)}</h1>
${paragraph(greeting)}
${paragraphs.map(({ text, isCode }) => paragraph(text, isCode ? codeStyle : paragraphStyle)).join('\n')}
${button ? `<p style="${paragraphStyle}"><a class="button" href="${escapeHtml(button.href)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>\n${small(button.help)}` : ''}
</main>
<footer class="foot" style="max-width:560px;margin:16px auto 0;padding:0 32px;box-sizing:border-box">
${small(footer).replace(support, () => supportLink)}
${company ? small(company) : ''}
</footer>
</body>
</html>
`
}
