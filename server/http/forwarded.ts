/**
 * What a proxy reports about the caller (`X-Forwarded-*`), accepted only from trusted proxies. Fastify and the code
 * in front of it use the same `Trust`, so both see the same caller.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many proxies are in front of the shop, or which ones: addresses, networks and names of networks. */
export type TrustedProxies = number | readonly string[];

/** Whether to trust what this address reports about the previous one; the peer of the connection is hop 0. */
export type Trust = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** The yes and no of other settings; 0 and 1 are hop counts anyway. */
const HOPS_OF_WORDS: Readonly<Record<string, number>> = { N: 0, false: 0, Y: 1, true: 1 };

/** Reads the setting TRUST_PROXY; undefined if it is invalid. */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  if (Object.hasOwn(HOPS_OF_WORDS, setting)) return HOPS_OF_WORDS[setting];
  if (/^\d+$/.test(setting)) return Number(setting) <= MAX_HOPS ? Number(setting) : undefined;
  const named = setting.split(',').map((one) => one.trim());
  return named.every((one) => Object.hasOwn(NETWORKS, one) || isNetwork(one)) ? named : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
}

export function createTrust(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const trusted = new BlockList();
  for (const network of proxies.flatMap((one) => NETWORKS[one] ?? [one])) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export type Caller = { address: string; protocol: string; host: string };

/** The caller of a request as Fastify would determine it, for code that runs before Fastify. */
export function callerOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trust: Trust,
): Caller {
  const peer = socket.remoteAddress ?? '';
  const isProxy = trust(peer, 0);
  const forwarded = (name: string): string | undefined =>
    isProxy ? listOf(headers[name]).at(-1) || undefined : undefined;
  return {
    address: isProxy ? firstUntrusted(peer, listOf(headers['x-forwarded-for']), trust) : peer,
    protocol: forwarded('x-forwarded-proto') ?? 'http',
    host: forwarded('x-forwarded-host') ?? headers.host ?? '',
  };
}

/**
 * Keeps the addresses at the end of `X-Forwarded-For`: proxies append addresses, anything else was sent by the
 * caller and must not be used as an address, here or in Fastify.
 */
export function keepForwardedAddresses({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const entries = listOf(headers['x-forwarded-for']);
  if (entries.length === 0) return;
  const junk = entries.findLastIndex((entry) => isIP(entry) === 0);
  if (junk === entries.length - 1) delete headers['x-forwarded-for'];
  else if (junk >= 0) headers['x-forwarded-for'] = entries.slice(junk + 1).join(', ');
}

/** Walks back from the peer along the addresses appended by proxies, as far as they are trusted. */
function firstUntrusted(peer: string, forwardedFor: readonly string[], trust: Trust): string {
  let address = peer;
  for (const [hop, before] of forwardedFor.toReversed().entries()) {
    if (!trust(address, hop)) break;
    address = before;
  }
  return address;
}

const listOf = (header: string | string[] = ''): string[] => {
  const text = typeof header === 'string' ? header : header.join(',');
  return text === '' ? [] : text.split(',').map((one) => one.trim());
};
