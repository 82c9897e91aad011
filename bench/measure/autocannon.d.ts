/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  export type Request = {
    method?: 'GET' | 'POST' | 'PUT';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each sending; what it gives is sent. */
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  };
  export type Client = { setRequests(requests: Request[]): void };
  export type Options = {
    url: string;
    connections: number;
    /** Seconds; not looked at when `amount` is given. */
    duration?: number;
    /** Requests in all: each is answered before the run ends. */
    amount?: number;
    /** Milliseconds between looks at the clock. */
    sampleInt?: number;
    timeout?: number;
    requests?: Request[];
    setupClient?: (client: Client) => void;
  };
  export type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Milliseconds, whole numbers. */
    latency: { p50: number; p99: number };
    throughput: { total: number };
    statusCodeStats: Record<string, { count: number }>;
  };
  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): this;
    stop(): void;
  }
  export default function autocannon(options: Options): Run;
}
