import { maxHeaderSize } from 'node:http';
import { parse } from 'yaml';
import { readText } from './workspace.ts';

const folder = 'deploy/kubernetes';

interface Kustomization {
  readonly resources: readonly string[];
}
interface Container {
  readonly command?: readonly string[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec?: {
    readonly selector?: { readonly matchLabels?: object } & object;
    readonly template?: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly securityContext: object;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
}

const { resources } = parse(readText(`${folder}/kustomization.yaml`)) as Kustomization;
const manifests = resources.map((name) => parse(readText(`${folder}/${name}`)) as Manifest);
const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
const podOf = (kind: string) => find(kind)?.spec?.template;

/** Checks a manifest by the schema of its kind. @throws with the place that is wrong */
async function validate(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (
      data: object,
    ) => { validate(): void }
  >;
  const Model = models[kind];
  if (Model === undefined) throw new Error(`There is no ${apiVersion} ${kind}`);
  new Model(manifest).validate();
}

describe('manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    '%s follows its schema',
    async (_kind, manifest) => {
      await expect(validate(manifest)).resolves.toBeUndefined();
    },
  );

  it('are checked: a wrong type and an unknown kind are found', async () => {
    const deployment = find('Deployment');

    await expect(validate({ ...deployment, spec: { replicas: 'two' } } as unknown as Manifest)).rejects.toThrow();
    await expect(validate({ apiVersion: 'apps/v1', kind: 'Deploymant' })).rejects.toThrow();
  });

  it.each(['Deployment', 'Job'])('%s runs as an ordinary user who writes to volumes alone', (kind) => {
    const pod = podOf(kind)?.spec;
    const [container] = pod?.containers ?? [];

    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/config', '/data', '/tmp']);
    expect(pod?.volumes.map(({ name }) => name)).toEqual(container?.volumeMounts.map(({ name }) => name));
  });

  it('drain a server before it ends', () => {
    const pod = podOf('Deployment')?.spec;
    const config = JSON.parse(readText(`${folder}/haesol.json`)) as { DRAIN_SECONDS: number };

    expect(pod?.containers[0]?.readinessProbe?.httpGet.path).toBe('/readyz');
    expect(pod?.containers[0]?.livenessProbe?.httpGet.path).toBe('/healthz');
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(config.DRAIN_SECONDS + 10);
  });

  it('keep a server while nodes are emptied, and select the pods of the deployment', () => {
    const labels = podOf('Deployment')?.metadata.labels;

    expect(find('PodDisruptionBudget')?.spec).toMatchObject({ minAvailable: 1, selector: { matchLabels: labels } });
    expect(find('Deployment')?.spec?.selector?.matchLabels).toEqual(labels);
    expect(find('Service')?.spec?.selector).toEqual(labels);
  });
});

describe('the proxy of the example', () => {
  it('leaves addresses that are too long to the server, whose page has a way home', () => {
    const [, count = '', kibibytes = ''] =
      /^\s*large_client_header_buffers (\d+) (\d+)k;$/m.exec(readText('deploy/nginx.conf')) ?? [];

    expect(Number(count)).toBeGreaterThanOrEqual(4);
    expect(Number(kibibytes) * 1_024).toBeGreaterThan(maxHeaderSize);
  });
});
