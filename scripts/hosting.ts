import { writeFileSync } from 'node:fs';
import { everywhere, file, immutable, revalidated } from './headers.mjs';

const notice =
  '# Written by `npm run hosting` from scripts/headers.mjs: change that, not this; see docs/hosting.md.';

/** The regular expression of the addresses of files, as a server reads it. */
function fileBelow(base: string): string {
  return file.source.replaceAll('\\/', '/').replace('^/', `^${literally(base)}`);
}

function literally(base: string): string {
  return base.replaceAll('.', '\\.');
}

const entries = Object.entries(everywhere);

/** The configuration of nginx for a site below a base such as `/` or `/tool/`. */
export function nginxConf(base: string): string {
  return `${notice}
worker_processes auto;
# Nothing is written but to /tmp, so that it runs as any user on a read-only disk.
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt md;
    text/xml xml;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/xml application/json
    application/manifest+json;

  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;

  # The build has compressed every text beforehand. Where the module ngx_brotli is loaded, add
  # "brotli_static on;".
  gzip_static on;
  gzip_vary on;

  # An empty value is no header: an error is not kept.
  map $uri $caching {
    default "${revalidated}";
    ~^${literally(base)}assets/ "${immutable}";
  }

  server {
    listen 8080;
    root /usr/share/nginx/html;
    absolute_redirect off;

${entries.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header Cache-Control $caching;

    # An address that is no file is answered by the page of the app, which leads to a screen.
    location ${base} {
      try_files $uri $uri/index.html ${base}index.html;
    }
    location ~ ${fileBelow(base)} {
      try_files $uri =404;
    }
  }
}
`;
}

/** The configuration of Caddy for a site below a base such as `/` or `/tool/`. */
export function caddyfile(base: string): string {
  return `${notice}
# SITE=countertype.example serves that domain with a certificate of its own.
{$SITE::8080} {
	root * {$SITE_ROOT:/srv/countertype}

	header {
${entries.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
	}
	header ${base}manifest.webmanifest Content-Type application/manifest+json

	# An error is not kept.
	@asset {
		path ${base}assets/*
		file
	}
	header @asset Cache-Control "${immutable}"
	@other not path ${base}assets/*
	header @other Cache-Control "${revalidated}"

	# An address that is no file is answered by the page of the app, which leads to a screen.
	@screen {
		path ${base}*
		not path_regexp ${fileBelow(base)}
		file {
			try_files {path} {path}/index.html ${base}index.html
		}
	}
	rewrite @screen {file_match.relative}

	# The build has compressed every text beforehand.
	file_server {
		precompressed br gzip
	}
}
`;
}

/** Writes hosting/nginx.conf and hosting/Caddyfile, for the sub-path of BASE_PATH if there is one. */
export function main(): void {
  const { BASE_PATH: base = '/' } = process.env;
  writeFileSync('hosting/nginx.conf', nginxConf(base));
  writeFileSync('hosting/Caddyfile', caddyfile(base));
}
