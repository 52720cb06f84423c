import { describe, expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'
import { isNode, lineOf, nameOf, visit } from './source-tree.ts'

const product = filesBelow(['src', 'sync-server'], /\.(?:[jt]sx?|html)$/).filter(
  ({ path }) => !/\.test\.tsx?$|\.fixture\.|\/test-[^/]+$|\/testing\/|\.gen\./.test(path),
)
const server = product.filter(({ path }) => path.startsWith('sync-server/'))

interface Rule {
  readonly what: string
  readonly pattern: RegExp
  /** Where it is looked for; left out: in the whole product. */
  readonly files?: typeof product
  /** A line that it finds. */
  readonly example: string
  /** Files that may, and why. */
  readonly except?: Readonly<Record<string, string>>
}

const rules: readonly Rule[] = [
  {
    what: 'text that is run as code',
    pattern: /\beval\(|new Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|node:vm['"]/,
    example: "setTimeout('go()', 1)",
    except: { 'src/engine/pdf/typesetter.ts': 'a comment about what it prevents' },
  },
  {
    what: 'text that is taken as markup',
    pattern:
      /[iI]nnerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc|srcdoc|setHTML|\.html\s*=[^=]/,
    example: '<p dangerouslySetInnerHTML={{ __html: name }} />',
    except: {
      'src/app/stored-screen/stored-page.ts':
        'reads what is shown as text, whose parser finds the same elements',
      'src/site/frame/SiteDocument.tsx':
        'a constant script, the styles of the build, and JSON in which no tag can end',
      'src/site/service/Picture.tsx': 'a constant script',
    },
  },
  {
    what: 'another process',
    pattern: /node:child_process/,
    example: "import { exec } from 'node:child_process'",
    except: {
      'sync-server/start.js': 'starts itself again with the Node of the package',
      'sync-server/builds/build-app.ts': 'builds the app',
      'sync-server/database/embedded/binaries.ts': 'asks the embedded PostgreSQL for its version',
      'sync-server/database/embedded/cluster.ts': 'starts the embedded PostgreSQL',
      'sync-server/database/embedded/initialize.ts': 'creates its cluster',
      'sync-server/drawings/draw-apart.ts': 'renders drawings where they can be ended',
    },
  },
  {
    what: 'a shell',
    pattern: /\bexec(?:Sync)?\(\s*[`'"]|shell:\s*true/,
    example: "exec('rm ' + name)",
  },
  {
    what: 'a pattern that is put together from texts',
    pattern: /\bRegExp\(/,
    example: 'new RegExp(name)',
    except: {
      'src/model/fields/merge-texts.ts': 'classes of characters of our own',
      'src/model/voice/overclaims.ts': 'lists of words of our own',
      'src/model/voice/avoided-words.ts': 'words of a brand, escaped',
      'src/model/draft-guards/commands.ts': 'patterns of our own, joined',
      'src/model/draft-logo/drawing.ts': 'names of attributes of our own',
      'src/model/site/read-address.ts': 'languages and paths of our own',
      'src/site/render.tsx': 'paths of our pages',
      'sync-server/builds/screen-preloads.ts': 'paths of our routes, escaped',
      'sync-server/api/ai/text/prompts/personal-data.ts': 'patterns of our own, joined',
    },
  },
  {
    what: 'a weak hash or cipher',
    pattern:
      /['"](?:md4|md5|sha1|sha-1|ripemd160|rc4|des|des3|aes-\d+-(?:ecb|cbc|ctr))['"]|RSA_PKCS1_PADDING/i,
    example: "createHash('md5')",
    except: {
      'sync-server/api/identity/second-factor/totp.ts':
        'HMAC-SHA-1 is the only one that every authenticator app knows',
      'sync-server/gateways/payments/nicepay.ts': 'what NICEPAY takes; the connection is encrypted besides',
    },
  },
  {
    what: 'a cipher of its own',
    pattern: /create(?:Cipher|Decipher)iv|crypto\.subtle\.(?:en|de)crypt/,
    example: "createCipheriv('aes-256-gcm', key, nonce)",
    except: {
      'sync-server/keys/sealing.ts': 'what everything is sealed with',
      'sync-server/gateways/payments/nicepay.ts': 'what NICEPAY takes; the connection is encrypted besides',
    },
  },
  {
    what: 'chance that can be guessed',
    pattern: /Math\.random/,
    example: 'const token = Math.random().toString(36)',
    except: {
      'src/model/fields/order-at.ts': 'the order of items',
      'src/features/profile/settings/initials-picture.ts': 'the colour of a picture',
      'src/engine/documents/relay/connection.ts': 'when to connect again',
      'sync-server/bus/redis-bus.ts': 'when to connect again',
      'sync-server/database/transactions/transaction.ts': 'when to try again',
      'sync-server/relay/log/group-commit.ts': 'when to try again',
      'sync-server/api/sns/next-look.ts': 'when to look again',
    },
  },
  {
    what: 'a connection to the outside',
    pattern:
      /(?<![.\w#])fetch\(|\.fetch\(|\brequest.*from 'node:https?'|\bconnect\b.*from 'node:(?:net|tls)'|from 'nodemailer'|from 'ioredis'|from 'aws4fetch'|new WebSocket\(|from 'undici'/,
    // The pages of share links run in browsers.
    files: server.filter(({ path }) => !path.startsWith('sync-server/api/share/page/')),
    example: 'await fetch(url)',
    except: {
      'sync-server/gateways/outside.ts': 'services at configured addresses',
      'sync-server/gateways/ai/chat.ts': 'AI_BASE_URL',
      'sync-server/gateways/ai/image-host.ts': 'AI_BASE_URL',
      'sync-server/gateways/payments/gateway-fetch.ts': 'payment gateways at configured addresses',
      'sync-server/gateways/fetch-picture.ts': 'pictures of allowed hosts, never from a private address',
      'sync-server/gateways/storage/object-storage.ts': 'S3_…',
      'sync-server/gateways/mail/smtp-mail.ts': 'SMTP_URL',
      'sync-server/gateways/mail/file-mail.ts': 'composes a file',
      'sync-server/writeback/rest/rest-client.ts': 'API_URL',
      'sync-server/bus/redis-bus.ts': 'REDIS_URL',
      'sync-server/http/shared-counters.ts': 'REDIS_URL',
      'sync-server/doctor/check-outside.ts': 'tries the configured addresses',
    },
  },
  {
    what: 'a way to switch the check of certificates off',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser/,
    example: 'rejectUnauthorized: false',
    except: { 'sync-server/doctor/check-encryption.ts': 'tells the operator that it is off' },
  },
  {
    what: 'a log that is not ours',
    pattern: /console\.|process\.std(?:out|err)\.write/,
    files: server,
    example: 'console.log(password)',
    except: {
      'sync-server/start.js': 'commands of the operator',
      'sync-server/run.ts': 'what the terminal of the operator shows',
      'sync-server/builds/build-app.ts': 'what the terminal of the operator shows',
    },
  },
  {
    what: 'audio, video or data between browsers',
    pattern: /RTCPeerConnection|getUserMedia|webkitRTC/,
    example: 'new RTCPeerConnection()',
  },
  {
    what: 'a plugin of the browser',
    pattern: /<(?:object|embed|applet)\s|createElement\(['"](?:object|embed|applet)/,
    example: '<object data={url} />',
  },
]

describe.each(rules.map((rule) => [rule.what, rule] as const))(
  '%s',
  (_, { pattern, files, example, except }) => {
    const found = (files ?? product).filter(({ text }) => pattern.test(text)).map(({ path }) => path)

    test('is found', () => {
      expect(example).toMatch(pattern)
    })

    test('is in no file but those that are named with a reason', () => {
      expect(found.filter((path) => except?.[path] === undefined)).toEqual([])
    })

    test('is in every file that is named', () => {
      expect(Object.keys(except ?? {}).filter((path) => !found.includes(path))).toEqual([])
    })
  },
)

/** Files in which texts become a part of a statement, and which. Values of people are parameters everywhere. */
const partsOfSql: Readonly<Record<string, string>> = {
  'sync-server/api/documents/history/queries.ts': 'an expression of our own',
  'sync-server/backup/back-up.ts': 'names of tables and columns of the catalogue, quoted',
  'sync-server/backup/end-links.ts': 'names of tables and columns of our own',
  'sync-server/backup/restore.ts': 'names of tables of a backup, quoted',
  'sync-server/backup/tables.ts': 'names of sequences, as PostgreSQL quotes them',
  'sync-server/commands/sessions.ts': 'a word of our own',
  'sync-server/database/migrate.ts': 'the statements of migrations',
  'sync-server/jobs/change-in-batches.ts': 'columns and a condition of our own',
  'sync-server/jobs/delete-in-batches.ts': 'a condition of our own',
  'sync-server/jobs/prune-versions.ts': 'an expression of our own',
  'sync-server/jobs/purge-brands.ts': 'names of tables of the catalogue',
  'sync-server/jobs/purge-documents.ts': 'names of tables of the catalogue',
  'sync-server/relay/epochs/rebuild.ts': 'numbers of our own',
  'sync-server/relay/log/compaction.ts': 'a number of our own',
  'sync-server/relay/versions/versions.ts': 'a number of our own',
  'sync-server/writeback/lock/settle-lease.ts': 'a number of our own',
}

test('only names and expressions of our own are a part of an SQL statement, never a value', () => {
  const found = server
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap((file) => {
      const lines: string[] = []
      visit(file, (node, [parent]) => {
        const isRaw =
          node.type === 'CallExpression' && /^sql\.(?:raw|lit)$/.test(textOf(file.text, node.callee))
        const isStatement =
          node.type === 'TemplateLiteral' &&
          (node.expressions as unknown[]).length > 0 &&
          !(parent?.type === 'TaggedTemplateExpression' && nameOf(parent.tag) === 'sql') &&
          /^`\s*(?:select|insert|update|delete|truncate|create|alter|drop|set|copy|lock|with\s+\w+\s+as)\s/i.test(
            file.text.slice(node.start),
          )
        if (isRaw || isStatement) lines.push(lineOf(file, node))
      })
      return lines
    })
  const files = new Set(found.map((line) => line.split(':')[0]))
  expect([...files].sort()).toEqual(Object.keys(partsOfSql))
})

test('a message of the log is a text of our own, so that nothing in it is read as a format', () => {
  const levels = /^(?:fatal|error|warn|info|debug|trace)$/
  let calls = 0
  const found = server
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap((file) => {
      const lines: string[] = []
      visit(file, (node) => {
        const { callee } = node as { callee?: { type?: string; object?: unknown; property?: unknown } }
        if (node.type !== 'CallExpression' || !levels.test(nameOf(callee?.property))) return
        if (!/[lL]og$/.test(textOf(file.text, callee?.object))) return
        calls += 1
        const message = (node.arguments as unknown[]).at(-1)
        if (!isNode(message) || !['Literal', 'ConditionalExpression'].includes(message.type))
          lines.push(lineOf(file, node))
      })
      return lines
    })
  expect(calls).toBeGreaterThan(60)
  expect(found).toEqual([])
})

function textOf(text: string, node: unknown): string {
  return isNode(node) ? text.slice(node.start, Number(node.end)) : ''
}
