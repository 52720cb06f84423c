import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './Markdown.module.css'
import { isSafeHref, withoutFrontMatter } from './markdown-source.ts'

/**
 * Renders Markdown as elements. Only the token types listed here are rendered, so HTML in a document stays
 * text, and of pictures only those in `pictures`.
 */
export function Markdown({
  source,
  pictures = [],
}: {
  source: string
  pictures?: readonly MarkdownPicture[]
}) {
  const tokens = new Lexer({ gfm: true }).lex(withoutFrontMatter(source))
  return (
    <Pictures value={pictures}>
      <div className={styles.markdown}>{drawAll(tokens)}</div>
    </Pictures>
  )
}

/** A picture that a document may name; sizes in CSS pixels. */
interface MarkdownPicture {
  readonly name: string
  readonly url: string
  readonly width: number
  readonly height: number
}

const Pictures = createContext<readonly MarkdownPicture[]>([])

/** Its description, where there is no such picture. */
function Picture({ token: { href, text } }: { token: Tokens.Image }) {
  const picture = use(Pictures).find(({ name }) => name === href)
  if (!picture) return unescaped(text)
  const { url, width, height } = picture
  return <img src={url} width={width} height={height} alt={unescaped(text)} loading="lazy" decoding="async" />
}

function Figure({ token }: { token: Tokens.Image }) {
  return (
    <figure>
      <Picture token={token} />
      {token.title !== null && <figcaption>{unescaped(token.title)}</figcaption>}
    </figure>
  )
}

function drawAll(tokens: readonly Token[] | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
  return tokens?.map((token, index) => <Fragment key={index}>{draw(token as MarkedToken)}</Fragment>)
}

// The lexer returns only these tokens; the open-ended `Generic` is for extensions.
function draw(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading': {
      const Heading = token.depth <= 2 ? 'h2' : token.depth === 3 ? 'h3' : 'h4'
      return <Heading>{drawAll(token.tokens)}</Heading>
    }
    case 'paragraph':
      return isPicture(token.tokens) ? <Figure token={token.tokens[0]} /> : <p>{drawAll(token.tokens)}</p>
    case 'image':
      return <Picture token={token} />
    case 'text':
      return 'tokens' in token && token.tokens ? drawAll(token.tokens) : unescaped(token.text)
    case 'list': {
      const items = token.items.map((item: Tokens.ListItem, index: number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>{drawAll(item.tokens)}</li>
      ))
      return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <Table table={token} />
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens)}</blockquote>
    case 'strong':
      return <strong>{drawAll(token.tokens)}</strong>
    case 'em':
      return <em>{drawAll(token.tokens)}</em>
    case 'del':
      return <del>{drawAll(token.tokens)}</del>
    case 'codespan':
      return <code>{unescaped(token.text)}</code>
    case 'code':
      return <pre>{token.text}</pre>
    case 'link':
      if (!isSafeHref(token.href)) return drawAll(token.tokens)
      return (
        <a href={token.href} className={linkClass}>
          {drawAll(token.tokens)}
        </a>
      )
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'escape':
      return token.text
    case 'html':
      return token.text
    default:
      return null
  }
}

/** Whether a paragraph is one picture and nothing else. */
function isPicture(tokens: readonly Token[] | undefined): tokens is readonly [Tokens.Image] {
  return tokens?.length === 1 && tokens[0]?.type === 'image'
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
      tabIndex={0}
      aria-label={table.header.map((cell) => cell.text).join(', ')}
    >
      <table>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={index} scope="col">
                {drawAll(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={index}>{drawAll(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Undoes the lexer's escaping, because React escapes text itself. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
