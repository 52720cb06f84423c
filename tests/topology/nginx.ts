import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withSbin } from './topology.ts'

const readme = resolve(import.meta.dirname, '../../sync-server/README.md')

export interface Nginx extends AsyncDisposable {
  readonly url: string
}

/** Debian's nginx with the configuration of sync-server/README.md, with other addresses. */
export async function startNginx(port: number, nodes: readonly number[]): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'saegim-nginx-'))
  mkdirSync(join(home, 'temporary'))
  writeFileSync(join(home, 'nginx.conf'), configure(port, nodes))
  const child: ChildProcess = spawn('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], {
    env: withSbin(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([takesConnections(port), ended.then(() => Promise.reject(new Error('nginx ended')))])
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function configure(port: number, nodes: readonly number[]): string {
  const [, example] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8')) ?? []
  if (!example) throw new Error('sync-server/README.md has no configuration of nginx.')
  const server = nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n')
  const adapted = example
    .replace(/(?:^ *server [\w.]+:\d+.*;\n)+/m, `${server}\n`)
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};\nlisten [::1]:${port};`)
    .replace(/server_name .*;/, 'server_name localhost;')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path temporary/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
daemon off;
pid nginx.pid;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
${adapted}
}
`
}

async function takesConnections(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((told) => {
      const socket = connect(port, '127.0.0.1', () => told(true))
      socket.once('error', () => told(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await pause(20)
  }
}
