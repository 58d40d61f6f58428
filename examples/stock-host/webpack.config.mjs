export default {
  entry: { federation: './src/federation.js', singleSpa: './src/singleSpa.js' },
  output: { clean: true, publicPath: '/', filename: '[name].js' },
  performance: false,
};
